import { describe, expect, it } from 'vitest';
import { createRepository, outcome, value } from './repository.ts';

describe('objects of a repository', () => {
  it('are answered in the order of the questions, whatever their size, and after the process was let go', async () => {
    const large = 'x'.repeat(300_000);
    const repository = createRepository({ large, 'small\nname': 'y' });
    const { objects } = await repository.open('judged');
    const [first, none, second] = await Promise.all([
      objects.read('HEAD:large'),
      objects.read('HEAD:nothing'),
      objects.read('HEAD:large', 299_999),
    ]);
    expect(value(first)?.content?.toString()).toBe(large);
    expect(value(none)).toBeUndefined();
    expect(value(second)).toMatchObject({ type: 'blob', size: 300_000, content: undefined });
    objects.end();
    expect(value(await objects.read('HEAD^{commit}'))?.id).toBe(repository.git('rev-parse', 'HEAD'));
  });

  it.each(['HEAD\n', 'HEAD\nHEAD', 'HEAD\r', 'HEAD\0', '', '--all'])('are none of the name %j', async (name) => {
    const { objects } = await createRepository({ a: 'x' }).open('desk');
    expect(value(await objects.read(name))).toBeUndefined();
    expect(outcome(await objects.read('HEAD'))).toBe('ok');
  });
});
