import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STARTERS, whyNot } from '../../world/person.ts';
import { type Machine, openMachine } from './machine.ts';

/** Serves on an address and asks itself; prints what it got. */
const ownServer = (host: string): string[] => [
  process.execPath,
  '-e',
  `const http = require('node:http');
   const server = http.createServer((_, answer) => answer.end('served')).listen(0, '${host}', () => {
     const { port } = server.address();
     http.get({ host: '${host}', port, family: '${host}' === '::1' ? 6 : 0 }, (answer) => {
       answer.on('data', (text) => console.log(String(text))).on('end', () => server.close());
     });
   });`,
];

const connect = (host: string, port: number): string[] => [
  process.execPath,
  '-e',
  `const socket = require('node:net').connect({ host: '${host}', port: ${port}, timeout: 4000 });
   socket.on('connect', () => { console.log('connected'); socket.destroy(); });
   socket.on('timeout', () => { console.log('silence'); socket.destroy(); });
   socket.on('error', (error) => console.log(error.code));`,
];

describe.skipIf(whyNot() !== undefined).each(STARTERS)('the network of a command, started by %s', (starter) => {
  let machine: Machine;
  const outside = createServer((_, answer) => answer.end('outside'));
  let port = 0;
  beforeAll(async () => {
    machine = await openMachine(starter);
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    const address = outside.address();
    if (typeof address === 'object' && address !== null) port = address.port;
  });
  afterAll(() => {
    outside.close();
    machine.close();
  });

  const outputs = (network: 'open' | 'none', commands: readonly string[][]): string[] => {
    const steps = commands.map((command) => ({ command, network }));
    return machine.play(machine.scenario({ level: 'namespace', steps })).results.map(({ output }) => output.trim());
  };

  test('none: a server on localhost, on 127.0.0.1 and on ::1 is there for the command itself', () => {
    expect(outputs('none', ['localhost', '127.0.0.1', '::1'].map(ownServer))).toEqual(['served', 'served', 'served']);
  });

  test('none: the machine, the local network, the world and the name service are not', () => {
    // 192.0.2.1 and 2001:db8::1 are for documentation (RFC 5737, RFC 3849), and no machine has them.
    const [machineItself, test4, test6, name] = outputs('none', [
      connect('127.0.0.1', port),
      connect('192.0.2.1', 80),
      connect('2001:db8::1', 80),
      connect('example.com', 443),
    ]);
    expect(machineItself).toBe('ECONNREFUSED');
    expect([test4, test6]).toEqual(['ENETUNREACH', 'ENETUNREACH']);
    expect(name).toMatch(/^(?:EAI_AGAIN|ENOTFOUND)$/);
  });

  test('none: loopback is the one interface there is', () => {
    expect(
      outputs('none', [
        ['ls', '/proc/self/net/dev_snmp6'],
        ['bash', '-c', "tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d ' '"],
      ]),
    ).toContain('lo');
  });

  test('open: what listens on the machine is reached', () => {
    expect(outputs('open', [connect('127.0.0.1', port)])).toEqual(['connected']);
  });

  test.runIf(process.platform === 'linux')('none: the name of the host has an address', () => {
    expect(outputs('none', [['getent', 'ahosts', machine.script('uname -n').trim()]])[0]).toMatch(/^127\.0\.[01]\.1\s/);
  });

  test('the level `user` cannot cut it off, and says so', () => {
    const told = machine.play(
      machine.scenario({ level: 'user', steps: [{ command: connect('127.0.0.1', port), network: 'none' }] }),
    );
    expect(told).toMatchObject({ network: 'open', results: [{ output: 'connected\n' }] });
  });
});
