import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {catalogue} from '../embed/catalogue.js';
import {stops} from '../elements/conductor/tempo.js';
import type {AnyTable, FirstDeal, GameEntry, Moment} from '../elements/index.js';
import {rngFrom} from '../cards/index.js';
import type {AnyMove} from '../game/index.js';
import {createMessages, type Locale, playerNamed, sharedMessages} from '../i18n/index.js';
import {FirstDealRun, laidMove} from '../lesson/first-deal-run.js';
import {createMatch, type Match} from '../match/index.js';
import {rounds} from './full.fixture.js';

/** Laws of the deals that teach a game: they play as they say. */

const LOCALES = ['en', 'ru'] as const satisfies readonly Locale[];

/** A first deal that is being played through. */
interface Playthrough {
  readonly match: Match;
  /** With the moves that the reader may make. */
  readonly moments: readonly (Moment & {readonly options: readonly AnyMove[]})[];
  /** How many moves were as laid, by seat. */
  readonly laid: readonly number[];
}

/** The whole table of a game. */
async function tableOf(entry: GameEntry): Promise<AnyTable> {
  const table = await entry.table();
  await table.fetchRest?.();
  return table;
}

/** Whether a moment is the summary of a table that ends a lesson. */
const isEnd = (table: AnyTable, deal: FirstDeal, {event, view}: Moment): boolean =>
  event !== undefined && stops(table.tempo(event, view)) && (deal.ends?.(view) ?? true);

/**
 * Plays a first deal as it is laid, and by the bot of the game after that, to the end of the deal.
 * @param wilful the reader makes any moves
 */
async function playThrough(
  entry: GameEntry,
  deal: FirstDeal,
  wilful?: () => number,
): Promise<Playthrough> {
  const match = createMatch(await entry.load(), {state: deal.position, seed: 'first deal'});
  const [bot, table] = await Promise.all([entry.bot(), tableOf(entry)]);
  const moments: (Moment & {readonly options: readonly AnyMove[]})[] = [];
  const client = match.client(0);
  const see = (moment: Omit<Moment, 'view'> & Partial<Moment>): void =>
    void moments.push({view: client.view, options: client.moves(), ...moment});
  client.subscribe((updates) => {
    for (const {event, view} of updates) see({event, view, asks: false});
  });
  see({event: undefined, asks: match.turn.includes(0)});
  const laid = deal.moves.map(() => 0);
  const isOver = (): boolean => moments.some((moment) => isEnd(table, deal, moment));
  const rng = rngFrom('bots');
  while (match.turn.length > 0 && !isOver()) {
    const seat = match.turn[0]!;
    if (seat === 0) see({event: undefined, asks: true});
    const {view} = match.client(seat);
    const moves = match.moves(seat);
    const any = seat === 0 && wilful ? moves[wilful() % moves.length] : undefined;
    const move = any ?? laidMove(deal, match, seat);
    if (move) laid[seat]!++;
    const chosen = move ?? (await bot.choose({view, moves, rng, budget: 200})).move;
    assert.equal(match.play(seat, chosen), undefined);
    await Promise.resolve();
  }
  return {match, moments, laid};
}

/** All first deals, with their games. */
async function firstDeals(): Promise<readonly (readonly [GameEntry, FirstDeal])[]> {
  const found = await Promise.all(
    catalogue.map(async (entry: GameEntry) => {
      const deal = await (await entry.guide?.())?.firstDeals?.[entry.id]?.();
      return deal ? ([entry, deal] as const) : [];
    }),
  );
  return found.filter((one) => one.length > 0) as (readonly [GameEntry, FirstDeal])[];
}

const deals = await firstDeals();

test('there are first deals', () => assert.ok(deals.length > 0));

for (const [entry, deal] of deals)
  describe(`the first deal of ${entry.id}`, async () => {
    /** The deal played through as it is laid. */
    const played = await playThrough(entry, deal);

    test('knows all cards, and begins with the usual options', async () => {
      const {state} = createMatch(await entry.load(), {state: deal.position});
      assert.equal(
        JSON.stringify((deal.position as {hands: unknown}).hands).includes('null'),
        false,
      );
      assert.equal(state.seats, deal.moves.length);
    });

    test('plays as it is laid', () => {
      const {laid} = played;
      assert.deepEqual(
        laid,
        deal.moves.map(({length}) => length),
      );
    });

    test('comes to all its steps, in their order, each in the moment of its own', () => {
      const {moments} = played;
      const run = new FirstDealRun(deal);
      const told: string[] = [];
      for (const moment of moments)
        for (let step = run.due(moment); step; step = run.due(moment)) {
          assert.ok(!told.includes(step.id), `${step.id} comes twice`);
          told.push(step.id);
          run.tell(step);
        }
      assert.deepEqual(
        told,
        deal.steps.map(({id}) => id),
      );
    });

    for (const locale of LOCALES)
      test(`has all its sentences: ${locale}`, async () => {
        const {moments} = played;
        const messages = createMessages(
          locale,
          await sharedMessages[locale](),
          await deal.messages(locale),
        );
        const players = deal.moves.map((_, seat) => playerNamed(`Player ${seat}`));
        const run = new FirstDealRun(deal);
        const check = (words: readonly (string | undefined)[]): void => {
          for (const said of words.filter((one) => one !== undefined)) {
            assert.match(said, /\S/);
            assert.doesNotMatch(said, /undefined|NaN|\//);
            assert.ok(said.length <= 75, said);
          }
        };
        for (const moment of moments)
          for (let step = run.due(moment); step; step = run.due(moment)) {
            check(step.say(moment.view, messages, players));
            step.points?.(moment.view, messages);
            run.tell(step);
          }
        const table = await tableOf(entry);
        const end = moments.find((moment) => isEnd(table, deal, moment)) ?? moments.at(-1)!;
        check(deal.ending(end.view, messages, players));
      });

    test('goes on to its end, whatever the reader plays', async () => {
      const messages = createMessages('en', await sharedMessages.en(), await deal.messages('en'));
      const players = deal.moves.map((_, seat) => playerNamed(`Player ${seat}`));
      for (let seed = 0; seed < rounds(5); seed++) {
        const {moments, match} = await playThrough(entry, deal, () => seed);
        const run = new FirstDealRun(deal);
        for (const moment of moments)
          for (let step = run.due(moment); step; step = run.due(moment)) {
            step.say(moment.view, messages, players);
            step.points?.(moment.view, messages);
            run.tell(step);
          }
        const table = await tableOf(entry);
        const end = moments.find((moment) => isEnd(table, deal, moment));
        assert.ok(end ?? match.turn.length === 0);
        deal.ending((end ?? moments.at(-1)!).view, messages, players);
      }
    });

    test('hides no button that the reader needs', () => {
      const {moments} = played;
      const run = new FirstDealRun(deal);
      for (const {options, ...moment} of moments)
        for (let step = run.due(moment); step; step = run.due(moment)) {
          // A mark lies over the prompt; cards can be pressed all the same.
          if (moment.asks && step.at !== 'prompt')
            for (const move of options) assert.ok('card' in move, `${step.id}: ${move.type}`);
          run.tell(step);
        }
    });

    test('points at nothing that this seat may not know', async () => {
      const {moments} = played;
      const messages = createMessages('en', await sharedMessages.en(), await deal.messages('en'));
      const run = new FirstDealRun(deal);
      for (const moment of moments)
        for (let step = run.due(moment); step; step = run.due(moment)) {
          const {cards = new Map<string, string>()} = step.points?.(moment.view, messages) ?? {};
          const own = moment.view.hands?.[0] ?? [];
          for (const card of cards.keys()) assert.ok(own.includes(card as never), card);
          run.tell(step);
        }
    });
  });
