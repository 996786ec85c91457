import { describe, expect, it } from 'vitest';
import { joined, MAX_GROUP, openNaming, TOO_LONG } from '../../../src/core/report/identity.ts';

describe('names of tests', () => {
  it.each([
    ['/home/me/app', 'plain › name', 'plain › name'],
    ['/home/me/app', '\u001b[31mred\u001b[0m and \u001b[1;32mgreen\u001b[m', 'red and green'],
    ['/home/me/app', '\u001b]8;;http://x\u0007link\u001b]8;;\u001b\\ \u009b1mbold', 'link bold'],
    ['/home/me/app', 'reads /home/me/app/src/a.ts', 'reads src/a.ts'],
    ['/home/me/app', 'reads file:///home/me/app/src/a.ts', 'reads src/a.ts'],
    ['/home/me/app', 'in /home/me/app', 'in .'],
    ['/home/me/app', 'in /home/me/app.', 'in /home/me/app.'],
    ['/home/me/app', 'in /home/me/application', 'in /home/me/application'],
    ['/home/me/app', 'in x/home/me/app/y', 'in x/home/me/app/y'],
    ['/home/me/app/', '/home/me/app/a', 'a'],
    ['/app', 'GET /app/users is 200', 'GET /app/users is 200'],
    ['/app/', 'GET /app/users is 200', 'GET /app/users is 200'],
    ['/srv/app', 'reads /srv/app/a', 'reads a'],
    ['/home/me/a+b (1)', '/home/me/a+b (1)/c', 'c'],
    ['/home/me/a b#é', 'reads file:///home/me/a%20b%23%C3%A9/c', 'reads c'],
    ['/home/me/a b#é', 'reads /home/me/a%20b%23%C3%A9/c', 'reads c'],
    ['/home/me/a b#é', 'reads /home/me/a b#é/c', 'reads c'],
    ['/home/me/a(b)', 'reads file:///home/me/a(b)/c', 'reads c'],
    ['/home/me/a(b)', 'reads file:///home/me/a%28b%29/c', 'reads c'],
    ['/home/me/a b', 'reads file:///home/me/a%20bc/c', 'reads file:///home/me/a%20bc/c'],
    ['/a b/c', 'reads /a%20b/c/d', 'reads d'],
    ['/ä/b', 'reads file:///%C3%A4/b/c', 'reads c'],
    ['C:\\Me & I\\w', 'reads file:///C:/Me%20&%20I/w/src/a.ts', 'reads src/a.ts'],
    ['C:\\agent\\w', 'reads c:\\Agent\\w\\src\\a.ts', 'reads src\\a.ts'],
    ['C:\\agent\\w', 'reads file:///C:/agent/w/src/a.ts', 'reads src/a.ts'],
    ['/', '/a/b', '/a/b'],
    ['', '/a/b', '/a/b'],
    ['/home/me/app', 'whole 😀 one', 'whole 😀 one'],
    ['/home/me/app', 'half \ud83d one', 'half \ufffd one'],
  ])('of a checkout at %j: %j is %j', (root, text, name) => expect(openNaming(root).name(text)).toBe(name));

  it.each([
    ['/home/me/app', '/home/me/app/src/a.test.ts', 'src/a.test.ts'],
    ['/home/me/app', './src/a.test.ts', 'src/a.test.ts'],
    ['/app', '/app/src/a.test.ts', 'src/a.test.ts'],
    ['/home/me/app', '././a', 'a'],
    ['/home/me/app', './', './'],
    ['/home/me/app', 'src\\a.test.ts', 'src/a.test.ts'],
    ['/home/me/app', '/usr/lib/a.py', '/usr/lib/a.py'],
    ['D:/a/app', 'D:\\a\\app\\src\\a.ts', 'src/a.ts'],
    ['/home/me/app', 'com.example.ATest', 'com.example.ATest'],
  ])('the group of %j: %j is %j', (root, text, group) => expect(openNaming(root).group(text)).toBe(group));

  it('leaves out parts that say nothing', () => expect(joined(['a', '', undefined, 'b'])).toBe('a › b'));

  it('never makes a text that is too long', () => {
    const most = 'x'.repeat(MAX_GROUP);
    expect(openNaming('').group(most)).toBe(most);
    expect(openNaming('').group(`${most}x`)).toBe(TOO_LONG);
    expect(joined([most, `${most}x`])).toBe(`${most} › ${most}x`);
    expect(joined([most, 'x', 'x'])).toBe(TOO_LONG);
    expect(joined([joined([most, 'x', 'x']), 'x'])).toBe(TOO_LONG);
    // 2 ** 29 characters are more than V8 makes a string of.
    expect(joined(Array<string>(600).fill('x'.repeat(2 ** 20)))).toBe(TOO_LONG);
  });
});
