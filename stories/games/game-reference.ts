import {entryOf, entryOfTag} from '../../src/embed/catalogue.js';

const PAGES: Readonly<Record<string, string>> = import.meta.glob('../../docs/games/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The reference page of a game, without its title and without links to other files.
 * @public For game-page.mdx.
 */
export const referenceOf = (game: string): string =>
  PAGES[`../../docs/games/${game}.md`]!.replace(/^# .*\n+<!--.*-->\n+/, '').replaceAll(
    /\[([^\]]*)\]\((?!https?:)[^)]*\)/g,
    '$1',
  );

/**
 * The tag of a game as a page has it.
 * @public For game-page.mdx.
 */
export function snippetOf(game: string): string {
  const {id, tag} = entryOf(game)!;
  const {name, variant} = tag;
  const isFirst = entryOfTag(name, null)?.id === id;
  const file = name.replace(/-game$/, '');
  const open = variant && !isFirst ? `${name} variant="${variant}"` : name;
  return `<style>${name} { display: flow-root; min-block-size: 44rem; }</style>
<script type="module" src="/gstk/cdn/${file}.js"></script>

<${open}></${name}>`;
}
