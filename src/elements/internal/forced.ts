/** Whether a reader has colours of his own for all pages. */
const query = typeof matchMedia === 'undefined' ? undefined : matchMedia('(forced-colors: active)');

/** Fetches what sheets say of forced colours, where there are any; without it they are forced all the same. */
export const forced = async (): Promise<unknown> =>
  query?.matches && import('./forced.styles.js').then(({say}) => say(), console.error);

query?.addEventListener('change', () => void forced());
