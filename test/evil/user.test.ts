import { describeLevel } from './levels.ts';

describeLevel('user');
