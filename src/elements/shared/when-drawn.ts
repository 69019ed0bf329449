/**
 * Begins a motion when all parts of the table that change together have been drawn, still before the
 * next paint. Measuring earlier would make the browser lay out each part separately.
 */
export const whenDrawn = (begin: () => void): void => queueMicrotask(begin);
