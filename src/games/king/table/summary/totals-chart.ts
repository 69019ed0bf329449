let coming: Promise<unknown> | undefined;

/**
 * Fetches the chart of the totals, which no table needs before a match is over; a failed fetch is tried
 * again by the next call.
 */
export const fetchTotals = (): Promise<unknown> =>
  (coming ??= import('../../../../elements/gstk-totals/gstk-totals.js').catch((error: unknown) => {
    coming = undefined;
    throw error;
  }));
