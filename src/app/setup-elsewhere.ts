/**
 * Told before `setup` runs in a tree that is soon gone, with no walls around it: an editable install of pip, for one, would
 * then point at nothing.
 */
export const SETUP_ELSEWHERE =
  'warning: `setup` runs in other trees now, and in the environment of this machine: what it installs outside of a tree stays, and may point into one that is gone';
