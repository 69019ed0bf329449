// `npm run reference`, or `npm run reference -- my-game`: writes the reference pages,
// `docs/games/<id>.md`, from the catalogue, from what rules, types and charts declare, and from the
// messages; the examples are from matches that are played for it.
// A test fails when a page is outdated, and proves each example.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {levelsOf} from '../src/bots/levels.ts';
import {chosen, readChoice} from '../src/builder/choice.ts';
import {isFromOutside} from '../src/game/game-id.ts';
import {loadGameOffer} from '../src/builder/game-offer.ts';
import {catalogue as all, entryOfTag} from '../src/embed/catalogue.ts';
import {loadLesson} from '../src/embed/game-example/loading/parts.ts';
import {loadMessages} from '../src/table/loading.ts';
import {moveName} from '../src/lesson/narration.ts';
import {playerNamed} from '../src/i18n/player.ts';
import {seatLetters, writePosition, writeSeat} from '../src/notation/index.ts';
import {repositoryUrl} from './links.mjs';
import {parse, prove} from './prove-example.mjs';
import {deckSaid, exampleOf, withoutGame} from './reference-examples.mjs';
import {fieldRows} from './reference-fields.mjs';
import {code, sentence, short, table} from './reference-markdown.mjs';
import {explore} from './reference-matches.mjs';
import {moveRows} from './reference-moves.mjs';
import {readmeOf, rulesSaid} from './reference-rules.mjs';
import {seatsOf} from './schemas.mjs';
import {root} from './test-files.mjs';

/** The games of this library. */
const catalogue = all.filter(({id}) => !isFromOutside(id));

/** The folder of the pages. */
export const FOLDER = 'docs/games';

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

/** The fields of a line of a position. */
const fieldsIn = (line) =>
  withoutGame(line)
    .split(/; (?=\w+: )/)
    .map((field) => /^(\w+): ([^]*)$/.exec(field)?.slice(1))
    .filter(Boolean);

/** The letters of seats by the number of players. */
function lettersSaid(rules) {
  const {min, max} = seatsOf(rules);
  const rows = [];
  for (let seats = min; seats <= Math.min(max, 4); seats++)
    rows.push([seats, seatLetters(seats).slice(0, seats).map(code).join(' ')]);
  if (max > 4) {
    const letters = seatLetters(max).slice(0, max);
    const least = Math.max(min, 5);
    rows.push([
      least === max ? max : `${least} to ${max}`,
      `${code(letters[0])} ${code(letters[1])} … ${code(letters.at(-1))}`,
    ]);
  }
  return rows;
}

const SEEN = {
  public: 'everybody',
  own: 'each seat what it may know',
  nobody: 'nobody',
};

/** The text of a page. */
export async function pageOf(entry, proves) {
  const [{rules, phases, shown, metIn}, lesson, russian, offer, guide = {}, machine, atTable] =
    await Promise.all([
      explore(entry),
      loadLesson(entry, 'en'),
      loadLesson(entry, 'ru'),
      loadGameOffer(entry, chosen(readChoice(''), {game: entry.id})),
      entry.guide?.(),
      entry.machine(),
      loadMessages(entry, 'en', true),
    ]);
  const {rulebook, characters, ownDeck} = guide;
  const {messages} = lesson;
  const said = (key) => (atTable.has(key) ? atTable.lookup(key) : '');
  const value = (key, one) => {
    const name = said(`${key}/${one}`);
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
    ['rulings', `[README of its folder](${repositoryUrl}/blob/HEAD/${readmeOf(entry)})`],
  ];

  const options = rules.options.map((row) => [
    code(row.name),
    row.values.map((one) => value(`option/${row.name}`, one)).join(', '),
    [
      said(`option/${row.name}`),
      ...Object.entries(row.usual ?? {}).map(([n, one]) => `with ${n} players ${code(one)}`),
    ]
      .filter(Boolean)
      .join('; '),
    row.ruling,
  ]);

  const nameOf = (move) => moveName(named(usualSeats), move);
  const forms = moveRows(rules, {machine, shown, metIn}, nameOf);

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

  const rows = fieldRows(rules).map(({name, what, value: values, seen}) => [
    code(name),
    what,
    values,
    SEEN[seen] ?? '',
    fields.has(name) ? code(short(fields.get(name), 60)) : '',
  ]);

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
    ...part('The rules', await rulesSaid(entry, rulebook)),
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
      'Seats',
      `Clockwise from seat 0, in positions, plays, records and moves. Up to four players sit at the points of the compass; more have letters from A on, because it has no more points. A number from 0 is read too, and so is a name of \`seats\` in an example, in positions and before the colon of a play.\n\n${table(['players', 'seats'], lettersSaid(rules))}`,
    ),
    ...part(
      'Characters',
      characters &&
        table(
          Object.keys(characters(messages)[0]),
          characters(messages).map(({id, ...row}) => [code(id), ...Object.values(row)]),
        ),
    ),
    ...part(
      'Moves',
      `Every form of a move. They are read alike everywhere: in \`data-play\`, records, \`match.play\`, at the command line of a table and by servers. \`_\` may stand for a space. A card alone is read where only one legal move fits it. In examples and records the seat stands before: \`${writeSeat(0, usualSeats)}:…\`.\n\n${table(['form', 'words', 'such as', 'in words', 'in the phases'], forms)}`,
    ),
    ...part(
      'Fields of a position',
      `In \`position\` of an example and in \`readPosition\`, \`name: value\` with semicolons between ([notation](../notation.md#positions)); the same names in JSON ([schemas](../notation.md#schemas)). Every field may be left out: it follows from the others, or is as after the deal. \`a.b\` is the field \`b\` of an object, \`a[].b\` that of each object of a list; \`?\` is \`null\` in JSON.\n\n${table(['field', 'what it is', 'values', 'who sees it', 'such as'], rows)}`,
    ),
    ...part('Another deck', ownDeck && (await deckSaid(entry, rules, ownDeck, proves))),
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
  `# Games\n\n<!-- Written by scripts/reference.mjs. -->\n\nA reference of each game for authors and programmers: ids, rules, options, contracts, letters of seats, characters, every form of every move, every field of a position, and an example of each phase.\n\n${catalogue
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
