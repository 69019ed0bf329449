/**
 * The address of `thinker.ts` as a module that a worker can run. A package cannot know it, since its
 * user's bundler decides; the builds of scripts for pages put the file next to theirs, and replace this
 * module (`scripts/bundles/worker.mjs`).
 */
export const thinkerUrl = (): string | undefined => undefined;
