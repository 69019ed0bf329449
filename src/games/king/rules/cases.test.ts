import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {entryOf} from '../../../embed/catalogue.js';
import {createMatch, type Match} from '../../../index.js';
import {deals, legalByText, reading, type Trick} from '../text.fixture.js';

/**
 * Cases between the numbered ones of the rules text, played through the public API, and whole matches
 * compared with the independent implementation of the text (`text.fixture.ts`).
 */

const simple = await entryOf('king-simple').load();
const omnibus = await entryOf('king-omnibus').load();

const at = (state: object, game = simple): Match =>
  createMatch(game, {seed: 'cases', state}) as Match;
const hands = (...texts: string[]): string[][] => texts.map((text) => text.split(' '));
/** The fields of a view that these tests read. */
interface Shown {
  readonly deal: number;
  readonly dealer: number;
  readonly sheet: readonly (readonly number[])[];
}
const shown = (match: Match): Shown => match.view() as unknown as Shown;
const legal = (match: Match): string =>
  match
    .moves(match.turn[0]!)
    .map((move) => (move as unknown as {card: string}).card)
    .join(' ');
/** Plays cards in turn and returns the resulting row of the score sheet. */
function row(match: Match, cards: string): readonly number[] | undefined {
  const before = shown(match).sheet.length;
  for (const card of cards.split(' '))
    assert.equal(match.play(match.turn[0]!, {type: 'play', card}), undefined, card);
  return shown(match).sheet[before];
}
const lastTrick = (deal: number, options = {}): readonly number[] | undefined =>
  row(at({deal, options, turn: [0], hands: hands('QH', 'JH', 'AH', 'KH')}), 'QH JH AH KH');
/** The legal cards of seat 0 with this hand, after seat 3 has led. */
const after = (deal: number, led: string, hand: string, options = {}): string =>
  legal(
    at({deal, options, trick: [{seat: 3, card: led}], hands: [hand.split(' '), null, null, null]}),
  );
const lead = (deal: number, hand: string, options = {}): string =>
  legal(at({deal, options, turn: [0], hands: [hand.split(' '), null, null, null]}));

describe('Simple King, section 3, through the public API', () => {
  test('3.2 the deal goes round: deals 1 to 5 have dealers 2 3 0 1 2', () => {
    const match = at({dealer: 2});
    const seen: (readonly [deal: number, dealer: number, leader: number])[] = [];
    while (shown(match).deal <= 5) {
      const {deal, dealer} = shown(match);
      if (seen.length < deal) seen.push([deal, dealer, match.turn[0]!]);
      match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
    }
    assert.deepEqual(seen, [
      [1, 2, 3],
      [2, 3, 0],
      [3, 0, 1],
      [4, 1, 2],
      [5, 2, 3],
    ]);
  });

  test('3.4 a player void in spades who holds the King must play him only in deals 5, 7, 12, 14', () => {
    for (let deal = 1; deal <= 14; deal++)
      assert.equal(
        after(deal, '8S', 'AH 9D KH'),
        [5, 7, 12, 14].includes(deal) ? 'KH' : 'KH AH 9D',
        `deal ${deal}`,
      );
    assert.equal(after(5, '8S', 'KH 9S AH'), '9S', 'who can follow follows');
    assert.equal(after(5, '8S', 'AH 9D KH', {forcedKing: 'off'}), 'KH AH 9D');
  });

  test('3.6 lead from 9H KD: the heart is barred in 4, 5, 7, 11, 12, 14; with hearts alone, any', () => {
    for (let deal = 1; deal <= 14; deal++)
      assert.equal(
        lead(deal, '9H KD'),
        [4, 5, 7, 11, 12, 14].includes(deal) ? 'KD' : '9H KD',
        `deal ${deal}`,
      );
    assert.equal(lead(4, '9H KH'), '9H KH');
    assert.equal(lead(4, '9H KD', {heartLeadBan: 'off'}), '9H KD');
    assert.equal(lead(5, 'KH 9D'), '9D', 'leading is not what forces the King');
  });

  test('3.8 a last trick of QH JH AH KH, contract by contract', () => {
    const worth = [2, 4, 4, 8, 16, 8, 42];
    for (let deal = 1; deal <= 14; deal++) {
      const due = deal <= 7 ? -worth[deal - 1]! : worth[deal - 8]!;
      assert.deepEqual(lastTrick(deal), [0, 0, due, 0], `deal ${deal}`);
    }
  });

  test('3.10 with kings as boys: 2 each in 2, 9 and both jumbles, KH being heart, boy and King', () => {
    const on = {kingsAreBoys: 'on'};
    assert.deepEqual(lastTrick(2, on), [0, 0, -4, 0]);
    assert.deepEqual(lastTrick(9, on), [0, 0, 4, 0]);
    assert.deepEqual(lastTrick(7, on), [0, 0, -42, 0]); // 2 + 4 boys + 4 + 8 + 16 + 8
    assert.deepEqual(lastTrick(5, on), [0, 0, -16, 0]);
    const one = at({deal: 14, options: on, turn: [0], hands: hands('KH', '7D', '8D', '9D')});
    assert.deepEqual(row(one, 'KH 7D 8D 9D'), [30, 0, 0, 0]); // 2 + 2 + 2 + 16 + 8
  });

  test('3.12 each of the last two tricks pays its taker once', () => {
    const two = {turn: [0], hands: hands('AS 7D', 'KS 8D', 'QS 9D', 'JS TD')};
    assert.deepEqual(row(at({...two, deal: 6}), 'AS KS QS JS 7D 8D 9D TD'), [-8, 0, 0, -8]);
    assert.deepEqual(row(at({...two, deal: 13}), 'AS KS QS JS 7D 8D 9D TD'), [8, 0, 0, 8]);
    const three = {
      deal: 6,
      turn: [0],
      hands: hands('AS 7D 7C', 'KS 8D 8C', 'QS 9D 9C', 'JS TD TC'),
    };
    assert.deepEqual(row(at(three), 'AS KS QS JS 7D 8D 9D TD TC 7C 8C 9C'), [0, 0, 0, -16]);
  });

  test('3.14 with one heart left in deal 4, the trick that takes it ends the deal', () => {
    const state = {deal: 4, dealer: 3, hands: hands('7D 7C', '8D 8C', '9D 9C', 'TD TH')};
    assert.deepEqual(row(at(state), '7C 8C 9C TH'), [0, 0, -2, 0]);
    const whole = {...state, options: {earlyStop: 'off'}};
    assert.equal(row(at(whole), '7C 8C 9C TH'), undefined);
    assert.deepEqual(row(at(whole), '7C 8C 9C TH 9D TD 7D 8D'), [0, 0, -2, 0]);
  });
});

describe('Omnibus, section 10, through the public API', () => {
  test('10.2 three players: seat 1 leads after dealer 0, and the deal goes round in three', () => {
    const match = at({dealer: 2, hands: hands('2S', '3S', '4S')}, omnibus);
    assert.deepEqual(match.turn, [0]);
    row(match, '2S 3S 4S');
    assert.deepEqual(match.turn, [1]);
    assert.throws(() => at({hands: hands('2C', '3S', '4S')}, omnibus), {path: 'hands[0][0]'});
  });

  test('10.4 the ten of diamonds brings 10, the other tens nothing', () => {
    const state = {turn: [0], hands: hands('9D', '10D', '10S', '10C')};
    assert.deepEqual(row(at(state, omnibus), '9D TD TS TC'), [0, 10, 0, 0]);
  });

  test('10.6 all hearts and the queen without the ten: no slam, -26', () => {
    const state = {scores: [-70, 0, 0, 0], points: [-26, 0, 0, 0], tricks: [12, 0, 0, 0]};
    const match = at({...state, turn: [1], hands: hands('3C', '10D', '4C', '5C')}, omnibus);
    assert.deepEqual(row(match, 'TD 4C 5C 3C'), [-26, 10, 0, 0]);
  });

  test('10.8 -100 ends the match, -99 does not; the best total wins, and several may share', () => {
    const state = {turn: [0], hands: hands('KH', '2S', '3S', '4S')};
    const end = at({...state, scores: [-99, 7, 7, 1]}, omnibus);
    row(end, 'KH 2S 3S 4S');
    assert.deepEqual(end.outcome, {
      winners: [1, 2],
      scores: [-100, 7, 7, 1],
      places: [[1, 2], [3], [0]],
      reason: 'king/limit-reached',
    });
    const on = at({...state, scores: [-98, 7, 7, 1]}, omnibus);
    row(on, 'KH 2S 3S 4S');
    assert.equal(on.outcome, undefined);
    assert.deepEqual(at({scores: [-98, 7, 7, 1]}, omnibus).outcome, undefined);
  });

  test('10.12 nothing is banned and nothing is forced', () => {
    const own = (more: object): Match => at({...more}, omnibus);
    assert.equal(
      legal(own({turn: [0], hands: [['QS', 'KH', '2D'], null, null, null]})),
      'KH QS 2D',
    );
    const trick = [{seat: 3, card: '5C'}];
    assert.equal(legal(own({trick, hands: [['QS', 'KH', '2D'], null, null, null]})), 'KH QS 2D');
  });
});

describe('whole matches, card by card according to the text', () => {
  const settings = [
    {},
    {kingsAreBoys: 'on', earlyStop: 'off'},
    {heartLeadBan: 'off', forcedKing: 'off', kingsAreBoys: 'on'},
  ];
  for (const options of settings)
    test(`Simple King, ${JSON.stringify(options)}`, () => follow('king-simple', 4, options));
  for (const seats of [3, 4])
    for (const earlyStop of ['on', 'off'])
      test(`Omnibus for ${seats}, earlyStop ${earlyStop}`, () =>
        follow('king-omnibus', seats, {earlyStop}));

  /** Plays matches and compares every card, trick and deal with the text. */
  function follow(id: string, seats: number, options: Record<string, string>): void {
    const text = reading(id, seats, options);
    for (let game = 0; game < 6; game++) {
      const setup = {seats, options, seed: `${id} ${game}`};
      const match = createMatch(id === 'king-simple' ? simple : omnibus, setup) as unknown as Match;
      let {dealer} = shown(match);
      const rows: number[][] = [];
      for (let deal = 1; !match.outcome; deal++, dealer = (dealer + 1) % seats) {
        const held = (match.state as unknown as {hands: string[][]}).hands.map((hand) => [...hand]);
        assert.deepEqual(held.flat().sort(), [...text.pack].sort());
        const tricks: Trick[] = [];
        let leader = (dealer + 1) % seats;
        while (held[leader]!.length > 0 && !text.stops(deal, tricks)) {
          const trick: string[] = [];
          for (let seat = leader; trick.length < seats; seat = (seat + 1) % seats) {
            const may = legalByText(text, deal, held[seat]!, trick);
            assert.deepEqual(match.turn, [seat]);
            assert.deepEqual(legal(match).split(' ').sort(), [...may].sort(), `deal ${deal}`);
            const card = may[(deal * 7 + game * 5 + tricks.length * 3 + seat) % may.length]!;
            assert.equal(match.play(seat, {type: 'play', card}), undefined);
            held[seat] = held[seat]!.filter((own) => own !== card);
            trick.push(card);
          }
          leader = text.taker(trick, leader);
          tricks.push({seat: leader, cards: trick});
        }
        rows.push(text.score(deal, tricks));
        assert.deepEqual(shown(match).sheet, rows, `deal ${deal}`);
      }
      const totals = rows[0]!.map((_, seat) => rows.reduce((sum, own) => sum + own[seat]!, 0));
      const best = Math.max(...totals);
      if (text.simple) assert.equal(rows.length, deals);
      assert.deepEqual(match.outcome.scores, totals);
      assert.deepEqual(
        match.outcome.winners,
        totals.flatMap((total, seat) => (total === best ? [seat] : [])),
      );
    }
  }
});
