import { isWrong } from './judged.ts';
import { rate } from './rate.ts';
import type { Result } from './results.ts';

export const writeReport = (all: readonly Result[], _folder: string | undefined): string => {
  const honest = all.filter(({ kind }) => kind === 'honest');
  const lies = all.filter(({ kind }) => kind === 'lie');
  return `false alarms: ${rate(honest.filter(isWrong).length, honest.length)}; let through: ${rate(lies.filter(isWrong).length, lies.length)}`;
};
