import { expect } from 'vitest';

const seconds = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1e6;
};

/**
 * That work on a text grows with the text and not with its square. What takes less than a second of the processor is quick
 * enough. What takes longer, as on a slow or busy machine, may take 40 times as long as for an eighth of the text: the
 * square would be 64 times as long.
 */
export const expectToGrowSlowly = async (size: number, work: (size: number) => unknown): Promise<void> => {
  const whole = await seconds(() => work(size));
  if (whole >= 1) expect(whole / (await seconds(() => work(size / 8)))).toBeLessThan(40);
};
