// Parts of a document that scripts write.

const cell = (text = '') => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** A table; `align` has the second line's cell of each column. */
export const rows = (head, list, align = head.map(() => '---')) =>
  [head, align, ...list]
    .map((cells) => `| ${cells.map((text) => cell(text)).join(' | ')} |`)
    .join('\n');

/** The text between `<!-- name -->` and `<!-- end -->`, with these two lines as groups. */
export const block = (name) => new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`, 'g');

/** The documents for readers of the project, by path; those of games are written by scripts. */
export const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...[
    ...[
      'architecture',
      'bots',
      'browsers',
      'checklist',
      'code',
      'embedding',
      'loading',
      'notation',
    ],
    ...['online', 'tags', 'testing', 'your-own-game'],
  ].map((name) => `docs/${name}.md`),
  'server/README.md',
  'bench/README.md',
  'bench/results/bots.md',
];

/**
 * The sections of a document without the blocks that scripts write. `above` holds the texts of the
 * sections that contain one.
 */
export function sectionsOf(document) {
  const open = [];
  return document
    .replaceAll(/^<!-- (?!end)[^]*?^<!-- end -->$/gm, '')
    .split(/^(?=#+ )/m)
    .map((text) => {
      const [, marks = '', title = ''] = /^(#+) (.*)/.exec(text) ?? [];
      while (open.length > 0 && open.at(-1).depth >= marks.length) open.pop();
      const above = open.filter(({depth}) => depth > 1).map((one) => one.text);
      open.push({depth: marks.length, text});
      return {title, text, above};
    });
}
