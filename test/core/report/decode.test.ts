import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { read, rows } from './reading.ts';

const REPORT = '<testsuite><testcase classname="größe" name="naïve"/></testsuite>';
const ROWS = ['passed | größe | naïve'];
const swap = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('bytes of a report', () => {
  it.each([
    ['UTF-8', Buffer.from(REPORT)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${REPORT}`)],
    ['UTF-8 that says so', Buffer.from(`<?xml version="1.0" encoding="utf-8"?>${REPORT}`)],
    ['UTF-16 LE with a mark', utf16(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${REPORT}`)],
    ['UTF-16 BE with a mark', swap(utf16(`\ufeff${REPORT}`))],
    ['UTF-16 LE by its declaration', utf16(`<?xml version="1.0" encoding="UTF-16LE"?>${REPORT}`)],
    ['UTF-16 BE by its declaration', swap(utf16(`<?xml version="1.0" encoding="UTF-16BE"?>${REPORT}`))],
    ['ISO-8859-1 that says so', latin(`<?xml version='1.0' encoding='ISO-8859-1'?>${REPORT}`)],
    ['windows-1252 that says so', latin(`<?xml version="1.0" encoding="windows-1252" ?>${REPORT}`)],
  ])('%s is read', (_, bytes) => {
    expect(rows(read(bytes))).toEqual(ROWS);
    expect(rows(read(bytes, { chunk: 1 }))).toEqual(ROWS);
  });

  it('reads JSON with a mark', () => {
    const text = '{"numTotalTests":0,"numFailedTests":0,"numRuntimeErrorTestSuites":0,"success":true,"testResults":[]}';
    expect(read(`\ufeff${text}`).counts).toBe('0/0/0/0');
  });

  it.each([
    ['bytes that are no UTF-8', latin(REPORT), 'report-encoding', 'expected utf-8 text'],
    [
      'such bytes far into the file',
      Buffer.concat([Buffer.from(REPORT.repeat(40)), latin('ö')]),
      'report-encoding',
      'utf-8',
    ],
    ['an end inside a character', Buffer.from(REPORT.repeat(40)).subarray(0, 24 + 65 * 20), 'report-malformed', 'root'],
    [
      'half a character at the end',
      Buffer.concat([Buffer.from(`<testsuite>${' '.repeat(2000)}`), Buffer.from([0xc3])]),
      'report-encoding',
      'utf-8',
    ],
    [
      'an encoding that nobody knows',
      Buffer.from(`<?xml version="1.0" encoding="x-mine"?>${REPORT}`),
      'report-encoding',
      '"x-mine"',
    ],
    [
      'UTF-16 that is none',
      Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${REPORT}`),
      'report-encoding',
      'says utf-16',
    ],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]), 'report-encoding', '"utf-32"'],
    ['gzip', gzipSync(REPORT), 'report-kind', 'found gzip data'],
    ['zip', Buffer.from('PK\u0003\u0004rest'), 'report-kind', 'found zip data'],
    ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0]), 'report-kind', 'found zstd data'],
    ['nothing', Buffer.from(''), 'report-empty', 'found nothing'],
    ['white space', Buffer.from(' \n\t'), 'report-empty', 'found nothing'],
    ['nothing but a mark', Buffer.from('\ufeff'), 'report-empty', 'found nothing'],
  ])('%s is refused', (_, bytes, code, says) => {
    for (const chunk of [1, 65_536]) {
      const { fault } = read(bytes, { chunk });
      expect(fault?.code).toBe(code);
      expect(fault?.message).toContain(says);
    }
  });
});
