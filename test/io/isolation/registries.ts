import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';

/** Registries of Go modules, crates and npm packages on this machine, each with one package called greet. */
export interface Registries {
  readonly url: string;
  readonly close: () => void;
}

// In a process of its own: a test that waits for a driver does not answer.
const SERVE = `
const { createReadStream, statSync } = require('node:fs');
const folder = process.argv[1];
require('node:http').createServer((question, answer) => {
  const file = folder + '/files' + decodeURIComponent(new URL(question.url, 'http://x').pathname) + '.served';
  try { statSync(file); } catch { answer.statusCode = 404; answer.end(); return; }
  createReadStream(file).pipe(answer);
}).listen(0, '127.0.0.1', function () { console.log(this.address().port); });
`;

const tarball = (root: string, name: string, files: Readonly<Record<string, string>>): Buffer => {
  const folder = mkdtempSync(join(root, 'tar-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return execFileSync('tar', ['-czf', '-', '-C', folder, name]);
};

export const openRegistries = async (): Promise<Registries> => {
  const folder = mkdtempSync(join(tmpdir(), 'registries-'));
  const server = spawn(process.execPath, ['-e', SERVE, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    server.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  const url = `http://127.0.0.1:${port}`;
  const serve = (path: string, content: string | Uint8Array): void => {
    const file = join(folder, 'files', `${path}.served`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };

  const goModule = 'module example.com/greet\n\ngo 1.20\n';
  serve('go/example.com/greet/@v/list', 'v1.0.0\n');
  serve('go/example.com/greet/@v/v1.0.0.info', JSON.stringify({ Version: 'v1.0.0', Time: '2026-01-01T00:00:00Z' }));
  serve('go/example.com/greet/@v/v1.0.0.mod', goModule);
  serve(
    'go/example.com/greet/@v/v1.0.0.zip',
    zipSync({
      'example.com/greet@v1.0.0/go.mod': strToU8(goModule),
      'example.com/greet@v1.0.0/greet.go': strToU8('package greet\n\nfunc Greet() string { return "hello" }\n'),
    }),
  );

  const crate = tarball(folder, 'greet-1.0.0', {
    'Cargo.toml': '[package]\nname = "greet"\nversion = "1.0.0"\nedition = "2021"\n',
    'src/lib.rs': 'pub fn greet() -> &\'static str { "hello" }\n',
  });
  const cksum = createHash('sha256').update(crate).digest('hex');
  serve('crates/config.json', JSON.stringify({ dl: `${url}/dl/{crate}-{version}` }));
  serve(
    'crates/gr/ee/greet',
    JSON.stringify({ name: 'greet', vers: '1.0.0', deps: [], cksum, features: {}, yanked: false }),
  );
  serve('dl/greet-1.0.0', crate);

  serve(
    'npm/greet-1.0.0.tgz',
    tarball(folder, 'package', {
      'package.json': JSON.stringify({ name: 'greet', version: '1.0.0', scripts: { install: 'id -u >installed-by' } }),
      'index.js': 'module.exports = () => "hello";\n',
    }),
  );
  if (readFileSync(join(folder, 'files/dl/greet-1.0.0.served')).length === 0) throw new Error('tar gave nothing');
  return {
    url,
    close: () => {
      server.kill();
      rmSync(folder, { recursive: true });
    },
  };
};
