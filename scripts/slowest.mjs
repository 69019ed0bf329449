// Times of test files: each step prints them and `npm test` collects them.
const LINE = /^took +(\d+\.\d) s: (.+)$/gm;

/**
 * The slowest files, one line each: ten, or all with `npm test -- --times`.
 * @param times milliseconds by file
 */
export const slowest = (times, count = process.env.GSTK_TIMES ? Infinity : 10) =>
  [...times]
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([file, ms]) => `took ${(ms / 1000).toFixed(1).padStart(6)} s: ${file}`);

/** The times in the output of a step: milliseconds by file. */
export const timesIn = (output) =>
  new Map([...output.matchAll(LINE)].map(([, seconds, file]) => [file, Number(seconds) * 1000]));

/** Adds milliseconds to the time of a file. */
export const addTime = (times, file, ms) => times.set(file, (times.get(file) ?? 0) + ms);
