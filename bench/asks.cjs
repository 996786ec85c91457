/// <reference types="node" />
// Asks what a job asks GitHub, one after the other, and reads the answers, with Node's own client and nothing else:
// `asks.cjs METHOD ADDRESS METHOD ADDRESS ...`. It is what asking costs whoever asks, and is started as `node -e 0` is, as
// a module of the older kind.
const http = require('node:http');

const agent = new http.Agent({ keepAlive: true });
const asks = process.argv.slice(2);
const next = () => {
  const [method, url] = asks.splice(0, 2);
  if (url === undefined) return agent.destroy();
  return http.request(url, { method, agent }, (answer) => answer.resume().on('end', next)).end();
};
next();
