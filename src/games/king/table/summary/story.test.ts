import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {suitOf} from '../../../../cards/index.js';
import {rounds} from '../../../../testing/full.fixture.js';
import {NAMES, PLAYERS, voice} from '../../../../testing/king-table.fixture.js';
import {recordOf} from './deal-record.js';
import {record, trick} from './record.fixture.js';
import {randomDeals} from './scored-deals.fixture.js';
import {SENTENCES} from './sentences.js';
import {story, trueOf} from './story.js';
import {readerBefore} from '../../../../testing/players.fixture.js';

/** The story of a deal is well chosen, well joined, and true. */

const low = trick('7S 8S 9S TS');
const KING = trick('7H KH 8H 9H', 1);

describe('the story of a deal', () => {
  test('is the first true sentence, with a second one about somebody else', async () => {
    const ctx = {messages: await voice('en'), players: PLAYERS.en};
    const tricks = [low, trick('3D 4D TD 5D', 2), low, trick('QS 3S 4S 5S', 0)];
    assert.equal(
      story(record('O', {sign: '±', tricks}), ctx),
      'Nora kept the ten; the queen fell to you in trick 4.',
    );
    const one = record('K', {tricks: [low, KING], points: [0, -16, 0, 0], counting: ['KH']});
    assert.deepEqual(
      trueOf(one).map(({id}) => id),
      ['kingIn', 'one', 'worst', 'early'],
    );
    assert.equal(story(one, ctx), 'The king went to Otto in trick 2.');
    const long = {...ctx, players: readerBefore(['You', 'Maximiliana von und zu', 'Nora', 'Vera'])};
    const two = {...one, totals: [0, 0, 9, 0]};
    assert.equal(story(two, ctx), 'The king went to Otto in trick 2; Nora leads the match by 9.');
    assert.equal(story(two, long), 'The king went to Maximiliana von und zu in trick 2.');
    assert.equal(story(record('X', {totals: [0, 0, 0, 0]}), ctx), '');
  });

  /** The claims of the English sentences, read back and compared with the cards. */
  test('is true of random deals of every variant, in words of both languages', async () => {
    const [en, ru] = [await voice('en', 'king-trade'), await voice('ru', 'king-trade')];
    const told = new Set<string>();
    for (const {id, variant, view, event} of randomDeals(8, rounds(40))) {
      const names = NAMES.en.slice(0, view.seats);
      const deal = recordOf(view, variant);
      const first = trueOf(deal)[0];
      if (!first) continue;
      told.add(first.id);
      const [said, russian] = [
        story(deal, {messages: en, players: readerBefore(names)}),
        story(deal, {messages: ru, players: PLAYERS.ru.slice(0, view.seats)}),
      ];
      const what = `${id}, deal ${view.deal}, ${view.contract.id}: ${said}`;
      for (const text of [said, russian]) {
        assert.match(text, /^\p{Lu}|^\d/u, what);
        assert.match(text, /\.$/, what);
        assert.doesNotMatch(text, /[{}/]|undefined|null|NaN|\s\s|;.*;/, what);
      }
      assert.doesNotMatch(russian, /[a-z]/i, what);
      const seat = (name: string): number =>
        names.findIndex((one) => one === name || (one === 'You' && name === 'you'));
      // Takers by the events of the rules, not by the table's own computation.
      const taker = (n: number): number => view.played[n]?.[0]?.seat ?? -1;
      const fellIn = (card: string): number =>
        view.played.findIndex((one) => one.some((play) => play.card === card));
      const points = event.points;
      const number = (text: string): number => Number(text.replace('−', '-'));
      const check = (pattern: RegExp, holds: (...parts: string[]) => boolean): void => {
        const found = pattern.exec(said);
        if (found) assert.ok(holds(...found.slice(1)), what);
      };
      const NAME = `(${names.join('|')}|you)`;
      const at = (text: string): RegExp => new RegExp(text.replaceAll('NAME', NAME));
      check(at('king (?:fell|went) to NAME in trick (\\d+)'), (name, n) => {
        const next = Number(n) < view.played.length ? taker(Number(n)) : seat(name!);
        return fellIn('KH') === Number(n) - 1 && next === seat(name!);
      });
      check(at('first trick'), () => fellIn('KH') === 0);
      check(at('to the end and went'), () => fellIn('KH') === view.played.length - 1);
      check(at('queen fell to NAME in trick (\\d+)'), (_, n) => fellIn('QS') === Number(n) - 1);
      check(at('(\\d+) tricks were trumped'), (n) => {
        const trump = view.trump!;
        return view.played.filter((one) => one.some(({card}) => suitOf(card) === trump)).length >= Number(n); // oxfmt-ignore
      });
      check(
        at('decided it: trick \\d+, (\\S+) for NAME'),
        (p) => view.played.length > 0 && Math.abs(number(p!)) >= 6,
      );
      check(
        at('all fifteen cards, (\\S+?)\\.'),
        (p) => points.filter((own) => own !== 0).length === 1 && points.includes(number(p!)),
      );
      check(at('all scored the same'), () => new Set(points).size === 1);
      check(at('Only NAME (?:stayed clean|got nothing)'), (name) =>
        points.every((own, owner) => (own === 0) === (owner === seat(name!))),
      );
      check(at('All of it fell on NAME, (\\S+?)\\.'), (name, p) =>
        points.every((own, owner) => own === (owner === seat(name!) ? number(p!) : 0)),
      );
      check(at('(?<!paid off: )NAME did best(?:, (\\S+?))?\\.'), (name, p) =>
        points.every((own, owner) =>
          owner === seat(name!) ? own === number(p || '0') : own < number(p || '0'),
        ),
      );
      check(at('NAME did worst(?:, (\\S+?))?\\.'), (name, p) =>
        points.every((own, owner) =>
          owner === seat(name!) ? own === number(p || '0') : own > number(p || '0'),
        ),
      );
      check(at('NAME moves? into the lead'), (name) => {
        const was = event.totals.map((total, owner) => total - points[owner]!);
        const mine = seat(name!);
        const leads = event.totals.every((t, owner) => owner === mine || t < event.totals[mine]!);
        return leads && was.some((total) => total > was[mine]!);
      });
      check(at('NAME leads? the match by (\\d+)'), (name, by) => {
        const others = event.totals.filter((_, owner) => owner !== seat(name!));
        return event.totals[seat(name!)]! - Math.max(...others) === Number(by);
      });
      check(at('NAME and NAME share the lead'), (one, other) => {
        const most = Math.max(...event.totals);
        return event.totals.every(
          (total, owner) => (total === most) === [seat(one!), seat(other!)].includes(owner),
        );
      });
      check(at('NAME(?:’s|r) bid of (\\d+) paid off'), (name, bid) => {
        return view.orderer === seat(name!) && points[seat(name!)] === -Number(bid);
      });
      check(
        at('NAME (?:named the suit and paid most|chose it and did worst)'),
        (name) => view.orderer === seat(name!) && Math.min(...points) === points[seat(name!)],
      );
      check(
        at('The choice paid off: NAME'),
        (name) => view.orderer === seat(name!) && Math.max(...points) === points[seat(name!)],
      );
      check(at('Nobody bid'), () => view.orderer === null && view.contract.id === 'no-hearts');
      check(at('over after trick (\\d+)'), (n) => Number(n) <= view.played.length);
    }
    const never = SENTENCES.map(({id}) => id).filter((id) => !told.has(id));
    // The queen is tried after the ten, and random players hardly ever all fold.
    assert.deepEqual(never, ['queen', 'noBid']);
  });
});
