/**
 * By tag, the names in `variant` (`game` of `<gstk-table>`) whose first pictures are drawn, '' for none;
 * written by `npm run first-pictures`.
 */
export const PICTURED: Readonly<Record<string, readonly string[]>> = {
  'crown-game': ['', 'find'],
  'crush-game': [''],
  'gstk-table': ['', 'god-save-the-king'],
  'king-game': ['', 'simple', 'threesome', 'omnibus', 'short'],
  'kingdom-game': [''],
};
