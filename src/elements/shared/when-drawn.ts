/**
 * Begins a motion when all parts of the table that change together have been drawn, still before the
 * next paint. What is measured before would make the browser lay out each part for itself.
 */
export const whenDrawn = (begin: () => void): void => queueMicrotask(begin);
