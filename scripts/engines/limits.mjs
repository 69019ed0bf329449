/** The effect of the display's setting in WebKit. */
const REDUCED =
  'the reduced motion that the launcher sets reaches matchMedia, not the sheets in use';

/**
 * Tests that an engine cannot run here for a reason outside of the project, by engine: the full name of
 * the test, and the reason. A test of this list that passes fails the run, so that no entry outlives its
 * reason. A feature that a launcher itself lacks (`NotSupported`) needs no entry.
 */
const LIMITS = {
  firefox: {
    'a card of King > with a finger > scrolls the page by an upward swipe that begins on it, and is not played':
      'touches that WebDriver sends do not scroll',
  },
  webkit: {
    '<gstk-hand> > for other displays > does not animate for readers who prefer reduced motion':
      REDUCED,
    '<gstk-hand>, motion > is absent with reduced motion': REDUCED,
    'keys at a table > with AltGr, only signs that a layout has there':
      'key events that a test makes do not report AltGr',
  },
};

/** Those of `npm run test:all` alone, where earlier tests of the same page have put the sheets to use. */
const FULL_LIMITS = {
  webkit: {
    'when a deal or a match of King is over > nothing comes up line by line with reduced motion':
      REDUCED,
  },
};

/** The tests that an engine cannot run, with the reasons. */
export const limitsOf = (engine) =>
  new Map(
    [LIMITS, ...(process.env.FULL === '1' ? [FULL_LIMITS] : [])].flatMap((limits) =>
      Object.entries(limits[engine] ?? {}),
    ),
  );
