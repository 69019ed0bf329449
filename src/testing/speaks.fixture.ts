import assert from 'node:assert/strict';
import type {GameEntry} from '../elements/game-entry.js';
import type {RenderContext} from '../elements/render-context.js';
import {type AnyTable, READINGS} from '../elements/table-module.js';
import type {AnyEvent, AnyView, Seat} from '../game/index.js';
import {
  createMessages,
  type Locale,
  type Messages,
  type Player,
  sharedMessages,
} from '../i18n/index.js';
import {createMatch, type Match} from '../match/index.js';
import {rngFrom} from '../cards/index.js';
import {diceFrom} from './dice.js';
import {readerBefore} from './players.fixture.js';

/** A table has every sentence that it needs: no viewer sees or hears a key or an empty value. */

/** Values that nobody has written for a reader. */
const RAW = /\bNaN\b|\bundefined\b|\[object /;

/** All texts in a value that a template is made of, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const inner = (value as {readonly values?: unknown} | null)?.values;
  return Array.isArray(inner) ? inner.flatMap(textsIn) : [];
}

const playersOf = (seats: number, messages: Messages): readonly Player[] =>
  readerBefore(
    Array.from({length: seats}, (_, at) => messages.lookup(at === 0 ? 'you' : `bot/${at}`)),
  );

const nothing = (): undefined => undefined;

type Say = (what: string, shown: unknown) => void;

/** Everything that a viewer's table shows and says of an event; without one, of the position. */
async function shown(
  table: AnyTable,
  match: Match,
  seat: Seat | undefined,
  messages: Messages,
  say: Say,
  event?: AnyEvent,
  before?: AnyView,
): Promise<void> {
  const client = match.client(seat);
  const {view} = client;
  const moves = client.moves();
  const players = playersOf(view.seats, messages);
  const ctx: RenderContext = {
    ...{seat, players, messages, letters: 'en', deck: 'four-colour', moves, event, before},
    ...{draft: undefined, asking: moves.length > 0, log: client.log()},
    ...{origin: nothing, ask: nothing, sketch: nothing, go: nothing},
    refuse: (move) => client.refuse(move),
    ...(moves.length > 0 && {advised: {move: moves.at(-1)!, explain: nothing}}),
  };
  const {hand, controls, ...scene} = table.scene(view, ctx);
  for (const part of ['contract', 'board', 'stage', 'say', 'why'] as const) say(part, scene[part]);
  for (const {id, label} of controls) say(`the button ${id}`, label);
  for (const card of hand?.cards ?? []) if (card !== null) say('the hand', hand?.why(card));
  if (event) say(event.type, [table.sentence(event, ctx), table.tempo(event, view)]);
  if (ctx.asking) say('asked', table.asked(view, ctx));
  for (const reading of READINGS) say(`reading ${reading}`, await table.read(reading, view, ctx));
  for (const panel of table.panels)
    if (panel !== 'log') say(`panel ${panel}`, await table.panel(panel, view, ctx));
}

/** Plays a game at random and looks at its table from the first seat, the last, and as an onlooker. */
export async function assertSpeaks(
  entry: GameEntry,
  locale: Locale,
  mostMoves: number,
): Promise<void> {
  const bots = await Promise.all([entry.bot(), entry.beginner?.()]);
  const [game, table, ...catalogues] = await Promise.all([
    entry.load(),
    entry.table(),
    sharedMessages[locale](),
    entry.messages(locale),
    entry.deferredMessages?.(locale) ?? {},
  ]);
  const messages = createMessages(locale, ...catalogues);
  await table.fetchRest?.();
  const rooms = new Set(
    catalogues.flatMap((all) => Object.keys(all).map((key) => key.split('/')[0])),
  );
  const say: Say = (what, value) => {
    for (const text of textsIn(value)) {
      const key = /^([a-z-]+)\/[a-z/-]+$/.exec(text)?.[1];
      assert.ok(!RAW.test(text) && !(key && rooms.has(key)), `${what} in ${locale}: "${text}"`);
    }
  };
  const seats = entry.seats.usual;
  const match = createMatch(game, {seats, seed: 'speaks'});
  const players = playersOf(seats, messages);
  const dice = diceFrom(entry.id);
  for (let moves = 0; moves < mostMoves && !match.outcome; moves++) {
    const seat = dice.pick(match.turn);
    const legal = match.moves(seat);
    const question = {view: match.view(seat), moves: legal, rng: rngFrom(moves), budget: 0};
    for (const bot of moves < 8 ? bots : []) {
      const {why} = (await bot?.choose({...question, why: true})) ?? {};
      if (why) say('the reason of a bot', messages.lookup(why.key, {...why, players}));
    }
    const viewers = [0, seats - 1, undefined];
    const before = viewers.map((viewer) => match.view(viewer));
    match.play(seat, dice.pick(legal));
    for (const [at, viewer] of viewers.entries())
      await shown(table, match, viewer, messages, say, match.log(viewer).at(-1), before[at]);
  }
  await shown(table, match, 0, messages, say);
}
