import { describeLevel } from './levels.ts';

describeLevel('namespace');
