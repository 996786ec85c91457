import { describe, expect, it } from 'vitest';
import { rowsToPlay } from '../table-rows.ts';
import { STORIES } from './timelines/stories.ts';
import { box, judges, pins, play, suitesRun } from './timelines/timeline.ts';

/** A story is up to a dozen programs, one after the other. */
const LONGEST = 180_000;

describe('on GitHub as it behaves, under every reading of which same-named run counts', () => {
  it.each(rowsToPlay(STORIES).map((story) => [story.title, story] as const))(
    '%s',
    async (_title, story) => {
      await play(story);
    },
    LONGEST,
  );

  it(
    'no story passes that lets a false record in without owning it, or owns what does not happen',
    async () => {
      const green = [suitesRun, pins('the truth'), judges('match')];
      const told = { title: 'untold', tier: 'named' as const };
      await expect(play({ ...told, steps: [...green, pins('a lie'), box('in')] })).rejects.toThrow('to be false');
      await expect(play({ ...told, steps: [...green, box('in')], owned: 'nothing' })).rejects.toThrow('to be true');
      await expect(play({ ...told, steps: [...green, box('out')] })).rejects.toThrow('deeply equal');
    },
    LONGEST,
  );
});
