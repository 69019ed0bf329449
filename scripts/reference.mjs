// `npm run reference`, or `npm run reference -- my-game`: writes the reference pages,
// `docs/games/<id>.md`, from the catalogue, the rules, the messages and matches that are played for it.
// A test fails when a page is outdated, and proves each example.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {levelsOf} from '../src/bots/levels.ts';
import {chosen, readChoice} from '../src/builder/choice.ts';
import {loadGameOffer} from '../src/builder/game-offer.ts';
import {catalogue, entryOfTag} from '../src/embed/catalogue.ts';
import {loadLesson} from '../src/embed/game-example/loading/parts.ts';
import {moveName} from '../src/lesson/narration.ts';
import {playerNamed} from '../src/i18n/player.ts';
import {seatLetters, writePosition, writeSeat} from '../src/notation/index.ts';
import {repositoryUrl} from './links.mjs';
import {parse, prove} from './prove-example.mjs';
import {explore} from './reference-matches.mjs';
import {root} from './test-files.mjs';

/** The folder of the pages. */
export const FOLDER = 'docs/games';

const code = (text) => `\`${text}\``;
const cell = (text) => String(text).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The tag of a game, as short as it may be. */
function tagOf({id, tag: {name, variant}}) {
  if (name === 'gstk-table' && entryOfTag(name, null)?.id !== id)
    return `<gstk-table game="${id}">`;
  const isFirst = entryOfTag(name, null)?.id === id;
  return variant && !isFirst ? `<${name} variant="${variant}">` : `<${name}>`;
}

/** The usual number of players, and in games with a trick an open one makes the clearest examples. */
const seatsSaid = ({min, max, usual, most}) =>
  [
    min === max ? `${min}` : `${min} to ${max}, usually ${usual}`,
    most === undefined ? '' : `, with an option ${most}`,
  ].join('');

/** A step of an example: a seat and its move, as `data-play` takes them. */
const playOf = (rules, seat, seats, move) =>
  `${writeSeat(seat, seats)}:${rules.formatMove(move).replaceAll(' ', '_')}`;

/** One example: a position as its seat sees it, or open, and the move that was made. */
function exampleOf(entry, rules, {seat, seats, move}, position, said) {
  const attributes = {game: entry.id, seat: writeSeat(seat, seats), position};
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<game-example${given.join('')}>
  <ol>
    <li data-play="${escaped(playOf(rules, seat, seats, move))}">${escaped(said)}</li>
  </ol>
</game-example>`;
}

const withoutGame = (line) => line.replace(/^[\w-]+; /, '');

/** The fields of a line of a position. */
const fieldsIn = (line) =>
  withoutGame(line)
    .split(/; (?=\w+: )/)
    .map((field) => /^(\w+): ([^]*)$/.exec(field)?.slice(1))
    .filter(Boolean);

/** The names of all fields that a position may have, as the rules list them when one is unknown. */
function allFields(rules) {
  try {
    rules.parsePosition({unknownField: 1});
    return [];
  } catch (error) {
    return /expected ([\w, ]+)/.exec(error.message)?.[1].split(', ') ?? [];
  }
}

const short = (text, most = 70) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The text of a page. */
export async function pageOf(entry, proves) {
  const [{rules, phases, moves}, lesson, russian, offer, {rulebook} = {}] = await Promise.all([
    explore(entry),
    loadLesson(entry, 'en'),
    loadLesson(entry, 'ru'),
    loadGameOffer(entry, chosen(readChoice(''), {game: entry.id})),
    entry.guide?.(),
  ]);
  const {messages} = lesson;
  const value = (key, one) => {
    const name = messages.has(`${key}/${one}`) ? messages.lookup(`${key}/${one}`) : '';
    return name ? `${code(one)} (${name})` : code(one);
  };
  const named = (seats) => ({
    ...lesson,
    players: seatLetters(seats)
      .slice(0, seats)
      .map((letter) => playerNamed(seats > 4 ? letter : messages.t('example/seat', {letter}))),
  });
  const [{seats: usualSeats}] = phases.values();

  const facts = [
    ['id', code(entry.id)],
    ['tag', code(tagOf(entry))],
    ['players', seatsSaid(entry.seats)],
    ['levels of bots', levelsOf(entry).map(code).join(' ') || 'one'],
    ['in code', code(`entryOf('${entry.id}')`) + ' of `gstk/catalogue`'],
    [
      'rulings',
      `[README of its folder](${repositoryUrl}/blob/HEAD/src/games/${entry.family}/README.md)`,
    ],
  ];

  const sections = rulebook ? await rulebook.text(entry.id, 'en') : [];
  const paragraphs = sections.flatMap(([heading, text]) => [
    ...(heading ? [`### ${heading}`] : []),
    ...Object.values(text),
  ]);

  const options = rules.options.map((row) => [
    code(row.name),
    row.values.map((one) => value(`option/${row.name}`, one)).join(', '),
    [
      messages.has(`option/${row.name}`) ? messages.lookup(`option/${row.name}`) : '',
      ...Object.entries(row.usual ?? {}).map(([n, one]) => `with ${n} players ${code(one)}`),
    ]
      .filter(Boolean)
      .join('; '),
    row.ruling,
  ]);

  const kinds = [...moves].map(([type, {shown, phases: where}]) => {
    const texts = [...shown];
    return [
      type,
      texts.map(([text]) => code(text.replaceAll(' ', '_'))).join(' '),
      texts.map(([, move]) => moveName(named(usualSeats), move)).join('; '),
      [...where]
        .filter((name) => phases.has(name))
        .map(code)
        .join(' '),
    ];
  });

  /** The view and the state of each phase, written as briefly as they can be, which takes a while. */
  const lines = new Map(
    [...phases].map(([name, {state, view}]) => [
      name,
      [writePosition(rules, view), writePosition(rules, state)],
    ]),
  );
  const fields = new Map();
  for (const both of lines.values())
    for (const line of both)
      for (const [name, text] of fieldsIn(line)) {
        const known = fields.get(name);
        if (!known || (known.length < 4 && text.length > known.length)) fields.set(name, text);
      }

  const others = allFields(rules).filter((name) => !fields.has(name) && name !== 'seats');

  const examples = [];
  for (const [name, found] of phases) {
    const said = sentence(moveName(named(found.seats), found.move));
    let proven;
    for (const line of lines.get(name)) {
      const markup = exampleOf(entry, rules, found, withoutGame(line), said.replace(/\.?$/, '.'));
      if (await proves(markup)) {
        proven = markup;
        break;
      }
    }
    if (proven) examples.push(`### ${code(name)}\n\n${'```html'}\n${proven}\n${'```'}`);
    else
      examples.push(
        `### ${code(name)}\n\nThis phase passes within a move; no example begins in it.`,
      );
  }

  const contracts = offer.contracts.map(({id, key}) => [code(id), messages.lookup(key)]);
  const part = (title, text) => (text ? [`## ${title}`, text] : []);
  return [
    `# ${entry.title}`,
    '<!-- Written by scripts/reference.mjs. -->',
    `${sentence(entry.summary)}. In Russian: ${russian.messages.lookup(`game/${entry.id}`)}.`,
    table(['', ''], facts),
    ...part('The rules', paragraphs.join('\n\n')),
    ...part(
      'Options',
      options.length > 0 &&
        `\`options="${rules.options[0].name}: ${rules.options[0].values.at(-1)}"\` of a table or an example; the first value is the default.\n\n${table(['name', 'values', 'what it decides', 'ruling'], options)}`,
    ),
    ...part(
      'Contracts',
      contracts.length > 0 && table(['`contract` of an example', 'what it is'], contracts),
    ),
    ...part(
      'Moves',
      `As \`data-play\` of an example, a record and \`parseMove\` take them; \`_\` stands for a space in \`data-play\` alone. The seat stands before: \`${writeSeat(0, usualSeats)}:…\`.\n\n${table(['kind', 'written', 'in words', 'in the phases'], kinds)}`,
    ),
    ...part(
      'Fields of a position',
      `In \`position\` of an example and in \`readPosition\`, \`name: value\` with semicolons between ([notation](../notation.md#positions)); what can be derived may be left out.\n\n${table(
        ['field', 'such as'],
        [...fields].map(([name, text]) => [code(name), code(short(text))]),
      )}\n\n${others.length > 0 ? `Also read: ${others.map(code).join(' ')}.` : ''}`.trimEnd(),
    ),
    ...part(
      'Phases',
      `One example for each; the hands are those that its seat knows, if that is enough.\n\n${examples.join('\n\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The list of the pages. */
export const indexText = () =>
  `# Games\n\n<!-- Written by scripts/reference.mjs. -->\n\nA reference of each game for authors and programmers: ids, options, contracts, moves, fields of a position, and an example of each phase.\n\n${catalogue
    .map((entry) => `- [${entry.title}](${entry.id}.md): ${entry.summary}`)
    .join('\n')}\n`;

/** All pages by the names of their files, or those of some games. */
export async function pages(games = catalogue) {
  const proves = async (markup) => {
    try {
      await prove(parse(markup).children[0]);
      return true;
    } catch {
      return false;
    }
  };
  const all = new Map([['README.md', indexText()]]);
  for (const entry of games) all.set(`${entry.id}.md`, await pageOf(entry, proves));
  return all;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const games = catalogue.filter(({id}) => wanted.length === 0 || wanted.includes(id));
  if (wanted.length === 0) rmSync(join(root, FOLDER), {recursive: true, force: true});
  mkdirSync(join(root, FOLDER), {recursive: true});
  for (const [file, text] of await pages(games)) writeFileSync(join(root, FOLDER, file), text);
}
