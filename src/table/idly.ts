/** Waits for an idle moment; the timer is for browsers without `requestIdleCallback`. */
export const idly = (work: () => void): unknown =>
  ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(work);

/** Whether the reader wants nothing fetched ahead. */
export const savesData = (): boolean =>
  (navigator as {readonly connection?: {readonly saveData?: boolean}}).connection?.saveData ===
  true;
