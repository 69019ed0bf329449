/** Reads places and styles; returns what begins when all have read. */
export type Measure = () => (() => void) | undefined;

let waiting: Measure[] = [];

/**
 * Measures when all parts of the table that change together have been drawn, still before the next
 * paint, and then begins their motions. A part that measured earlier, or after another one's motion has
 * begun, would make the browser compute styles and layout once more.
 */
export function whenDrawn(measure: Measure): void {
  if (waiting.push(measure) > 1) return;
  queueMicrotask(() => {
    const all = waiting;
    waiting = [];
    const begins = all.map((one) => one());
    for (const begin of begins) begin?.();
  });
}
