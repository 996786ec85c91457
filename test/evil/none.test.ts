import { describeLevel } from './levels.ts';

describeLevel('none');
