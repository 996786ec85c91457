import { parentPort } from 'node:worker_threads';
import { compareParts, isSharedTree } from '../io/git/shared-tree.ts';

// A thread of the thread that compares the checkout with HEAD. What it does not do is done by that one.
parentPort?.once('message', (data: unknown) => {
  if (isSharedTree(data)) compareParts(data);
});
