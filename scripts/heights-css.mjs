// `heights.css` of the CDN: holds the place of tags before their script has come, by the heights that
// `npm run heights` has measured.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {root} from './test-files.mjs';

const {HELD_FROM} = await tsImport('../src/elements/shared/styles/held.styles.ts', import.meta.url);
const {LOW, NARROW} = await tsImport(
  '../src/elements/shared/styles/low.styles.ts',
  import.meta.url,
);

/** The least width of each range of widths, in rem. */
export const FROM = HELD_FROM;
/** The heights of low windows, in rem, and the width below which a table gives up room there. */
export {LOW, NARROW};
/** The file of the measured heights. */
export const HEIGHTS = join(root, 'scripts/heights.json');

/** The selectors of a game in a tag; the first game of a family is that of a tag without variant. */
function selectorsOf(entry, tag, catalogue) {
  const {id, tag: own} = entry;
  const isFirst = catalogue.find((other) => other.tag.name === own.name) === entry;
  const variant = own.variant
    ? `[variant='${own.variant}']`
    : own.version
      ? `[version='${own.version}']`
      : '';
  if (tag === 'table') {
    const named =
      own.name === 'gstk-table'
        ? []
        : [`${own.name}${isFirst ? ':not([variant],[version])' : variant}`];
    const first = isFirst && variant ? [`${own.name}${variant}`] : [];
    return [
      ...named,
      ...first,
      `gstk-table[game='${id}']`,
      ...(isFirst && own.name === 'gstk-table' ? ['gstk-table:not([game])'] : []),
    ];
  }
  const word = own.name.replace(/-game$/, '');
  if (own.name === 'gstk-table') return [`${tag}[game='${id}']`];
  const alone = isFirst ? [`${tag}[game='${word}']:not([variant])`] : [];
  const among = variant ? [`${tag}[game='${word}']${variant}`] : [];
  return [`${tag}[game='${id}']`, ...alone, ...among];
}

const heldAs = (heights) => heights.map((height, at) => `--gstk-held-${at}:${height}px`).join(';');

/** Rules with one list of heights each; games with the same heights share one. */
function rulesOf(pairs) {
  const shared = new Map();
  for (const [selectors, heights] of pairs) {
    const held = heldAs(heights);
    shared.set(held, [...(shared.get(held) ?? []), ...selectors]);
  }
  return [...shared].map(([held, selectors]) => `${selectors.join(',')}{${held}}`);
}

/** The heights of what follows the board of an example: the spoken line, and rows of buttons. */
const SAID = '30px';
const [ONE, TWO, THREE] = ['44px', '94px', '144px'];

/** A rule for each range of widths. */
const ranged = (selector, rule, from = FROM) =>
  from.map((rem, at) => {
    const own = `${selector}{${rule(at)}}`;
    return rem === 0 ? own : `@container gstk-held (inline-size>=${rem}rem){${own}}`;
  });

/** The style sheet. */
export function heightsCss(catalogue, heights = JSON.parse(readFileSync(HEIGHTS, 'utf8'))) {
  const tables = [...new Set(catalogue.map(({tag}) => tag.name).concat('gstk-table'))];
  const of = (kind, entry) => heights[`${kind} ${entry.id}`] ?? heights[`${kind} ${entry.family}`];
  const each = (kind, tag, suffix = '') =>
    catalogue.flatMap((entry) => {
      const held = of(kind, entry);
      return held ? [[selectorsOf(entry, tag, catalogue).map((one) => one + suffix), held]] : [];
    });
  const first = catalogue.find(({id}) => heights[`open ${id}`]);
  const open = ":is([hands],[record],[position*='hands'],:has(pre))";
  const undefinedTags = `:is(${tables},game-chart):not(:defined)`;
  // One that a server has drawn has its place already.
  const served = ':not(:has(>[slot=text]))';
  const example = `game-example:not(:defined)${served}`;
  const quiz = `game-example[mode='quiz']:not(:defined)${served}`;
  const played = ':has(>ol>[data-play],>ol>li>code:first-child,>ol>li>p>code:first-child)';
  const more = `:is([ask],:not([mode=quiz],[mode=play])${played})`;
  return `/* Holds the place of gstk's tags before their script has come, on a screen: docs/embedding.md. */
@media screen{
${[
  // A tag that names no game shows the first one.
  `:where(game-example){${heldAs(of('example', first))}}:where(game-chart){${heldAs(of('chart', first))}}`,
  ...rulesOf(each('table', 'table')),
  ...LOW.map((rem, at) => {
    const rules = rulesOf(each(at === 0 ? 'low' : 'lowest', 'table'));
    return `@media (max-height:${rem}rem){${rules.join('')}}`;
  }),
  ...rulesOf(each('example', 'game-example')),
  ...rulesOf(each('open', 'game-example', open)),
  ...rulesOf(each('chart', 'game-chart')),
  `:is(${tables},game-example,game-chart):not(:defined){display:flow-root;container:gstk-held/inline-size}`,
  `${undefinedTags}::before{content:'';float:inline-start;inline-size:0}`,
  ...ranged(`${undefinedTags}::before`, (at) => `block-size:var(--gstk-held-${at})`),
  // The author's text is below the board, the line and the buttons; that of a question is between.
  `${example}{display:block;margin-block:1.5em;--gstk-bar:${ONE}}`,
  `${example}::before{content:'';display:block;margin-block-end:11.2px}`,
  ...ranged(
    `${example}::before`,
    (at) => `block-size:calc(var(--gstk-held-${at}) + ${SAID} + 5.6px + var(--gstk-bar))`,
  ),
  `@container gstk-held (inline-size<40rem){${example}${more}::before,${quiz}[ask]::after{--gstk-bar:${TWO}}}`,
  `@container gstk-held (inline-size<46rem){${quiz}[game^=god]::after{--gstk-bar:${TWO}}}`,
  `@container gstk-held (inline-size<24rem){${quiz}[game^=god]::after{--gstk-bar:${THREE}}}`,
  `${quiz}{display:flex;flex-direction:column}`,
  ...ranged(`${quiz}::before`, (at) => `block-size:var(--gstk-held-${at})`),
  `${quiz}::before{margin-block-end:.8em}`,
  `${quiz}>:first-child{margin-block-start:0}`,
  `${quiz}::after{content:'';order:1;block-size:calc(21px + 5.6px + var(--gstk-bar) + 11.2px)}`,
  // Answers must not be read before the question is answered; if no script comes, they are text again.
  `@keyframes gstk-late{from{display:none}}`,
  `${quiz}>:is(ul,ol,details){order:1;animation:gstk-late 10s step-end}`,
  // The list that a chart replaces lies within its place, until the chart is there.
  'game-chart:not(:defined){display:grid;grid-template:auto/minmax(0,1fr)}',
  'game-chart:not(:defined)::before{float:none;grid-area:1/1}',
  'game-chart>*{grid-area:1/1;contain:size;overflow:auto;margin:0}',
  `@media (scripting:none){:is(${tables},game-chart,game-example):not(:defined)::before,${quiz}::after{content:none!important}${quiz}>*{animation:none!important}game-chart>*{contain:none}}`,
].join('\n')}
}
/* Where no script will ask, each answer says what it answers, and whether it is right. */
@media print,(scripting:none){
${quiz} [data-play]:not([data-play='*'],[data-play=right])::before{content:attr(data-play)': ';font-weight:600}
${quiz} [data-correct]::after{content:' \\2713'}
}
`;
}
