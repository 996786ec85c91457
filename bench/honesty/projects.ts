import type { Project } from './project.ts';
import { bitset } from './projects/go.ts';
import { qs } from './projects/javascript.ts';
import { cachetools, idna } from './projects/python.ts';
import { semver } from './projects/rust.ts';

/** The real projects whose releases are judged, each as the pull request that it could have been. */
export const projects: readonly Project[] = [bitset, idna, cachetools, semver, qs];
