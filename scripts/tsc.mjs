/**
 * TypeScript's compiler, seen from the top of the project: the native one, which takes a fifth of the
 * time. It has no API, so the linter has the one written in TypeScript, whose `bin/tsc` has the same name.
 */
export const TSC = 'node_modules/typescript-native/bin/tsc';
