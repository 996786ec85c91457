/// <reference types="node" />
// Asks what a job asks GitHub, one after the other, and reads the answers, with Node's own client and nothing else:
// `asks.cjs FILE`, a list of methods and addresses. It is what asking costs whoever asks, and is started as `node -e 0`
// is, as a module of the older kind.
const { readFileSync } = require('node:fs');
const http = require('node:http');

const agent = new http.Agent({ keepAlive: true });
const asks = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const next = () => {
  const ask = asks.shift();
  if (ask === undefined) return agent.destroy();
  const [method, url] = ask;
  return http.request(url, { method, agent }, (answer) => answer.resume().on('end', next)).end();
};
next();
