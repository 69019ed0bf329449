/** Whether the reader uses forced colours. */
const query = typeof matchMedia === 'undefined' ? undefined : matchMedia('(forced-colors: active)');

/**
 * Loads the rules for forced colours if they are on; without them the browser still forces its
 * colours.
 */
export const forced = async (): Promise<unknown> =>
  query?.matches && import('./forced.styles.js').then(({say}) => say(), console.error);

query?.addEventListener('change', () => void forced());
