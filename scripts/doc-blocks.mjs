// Parts of a document that scripts write.

const cell = (text = '') => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** A table; `align` has the second line's cell of each column. */
export const rows = (head, list, align = head.map(() => '---')) =>
  [head, align, ...list]
    .map((cells) => `| ${cells.map((text) => cell(text)).join(' | ')} |`)
    .join('\n');

/** What stands between `<!-- name -->` and `<!-- end -->`, with these two lines as groups. */
export const block = (name) => new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`, 'g');
