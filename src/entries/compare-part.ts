import { workerData } from 'node:worker_threads';
import { compareParts, type SharedTree } from '../io/git/shared-tree.ts';

// A thread of the thread that compares the checkout with HEAD. Both run this same build of the same program.
const tree: SharedTree = workerData;
compareParts(tree);
