import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {createMatch} from '../../../match/index.js';
import type {CourtCard} from '../rules/deck.js';
import {testFaulty, testReadme} from '../positions.fixture.js';
import {courtGame, courtRules as rules, type CourtMove, type CourtState, type CourtEvent} from './index.js'; // oxfmt-ignore
import {PHASES} from './types.js';

/** The worked cases of the rules text, by their ids, and the rulings. */

const LETTERS = {K: 'king', D: 'dragon', N: 'knight', W: 'witch', B: 'beggar'} as const;

/** A position with cards by seat, `KNDW`; in the questioning unless `more` says otherwise. */
const at = (cards: string, more: object = {}): CourtState =>
  rules.parsePosition({
    phase: 'question',
    hands: [...cards].map((letter) => [LETTERS[letter as keyof typeof LETTERS]]),
    ...more,
  });

/** Plays moves given as text, each with its seat: `0:end, 0:accuse 2`. */
function play(state: CourtState, moves: string, events: CourtEvent[] = []): CourtState {
  return moves.split(', ').reduce((now, text) => {
    const [seat, move] = [Number(text[0]), rules.parseMove(text.slice(2))!];
    assert.equal(rules.refuse(now, seat, move), undefined, text);
    return rules.apply(now, seat, move, (one) => events.push(one));
  }, state);
}
const winners = (state: CourtState): readonly number[] | undefined => rules.outcome(state)?.winners;
const refused = (state: CourtState, seat: number, text: string): string | undefined =>
  rules.refuse(state, seat, rules.parseMove(text));
const dealt = (seats: number): readonly string[] =>
  createMatch(courtGame, {seats, seed: 1}).state.hands.flat().toSorted();

describe('worked cases', () => {
  test('KC5-01, KC5-03: King, Dragon, Knight with three players; the Witch with four; all with five', () => {
    assert.deepEqual(dealt(3), ['dragon', 'king', 'knight']);
    assert.deepEqual(dealt(4), ['dragon', 'king', 'knight', 'witch']);
    assert.deepEqual(dealt(5), ['beggar', 'dragon', 'king', 'knight', 'witch']);
  });
  test('KC5-05: the King accuses the Dragon: King and Knight win', () => {
    const events: CourtEvent[] = [];
    assert.deepEqual(winners(play(at('KND'), '0:end, 0:accuse 2', events)), [0, 1]);
    assert.deepEqual(events.map(({type}) => type), [
      'questioning ended', 'accused', 'verdict', 'game over',
    ]); // oxfmt-ignore
  });
  test('if the King accuses somebody else, the Dragon wins', () => {
    const over = play(at('KND'), '0:end, 0:accuse 1');
    assert.deepEqual(rules.outcome(over), {
      ...{winners: [2], scores: [0, 0, 1], places: [[2], [0, 1]], reason: 'court/wicked-won'},
    });
  });
  test('KC5-07, K-1: with three players the Knight never looks, since there is no Witch', () => {
    assert.equal(refused(at('KND'), 1, 'look 2'), 'game/not-a-move');
    for (const seat of [0, 1, 2])
      assert.ok(!rules.legalMoves(at('KND'), seat).some(({type}) => type === 'witch'));
  });
  test('KC5-09: the former Knight looks, though holding the Dragon now, and is Wicked (K-9)', () => {
    const was = ['King', 'Witch', 'Knight', 'Dragon'];
    const peek = at('KNDW', {phase: 'peek', was});
    assert.deepEqual(rules.turn(peek), [2]);
    const seen = play(peek, '2:look 1');
    assert.deepEqual(rules.view(seen, 2).hands, [['king'], ['knight'], ['dragon'], [null]]);
    assert.deepEqual(rules.view(seen, 3).hands, [['king'], [null], [null], ['witch']]);
    assert.deepEqual(rules.view(seen, undefined).looked, {by: 2, at: 1});
    assert.deepEqual(winners(play(seen, '0:end, 0:accuse 1')), [2, 3]);
  });
  test('KC5-11, K-10: an accused Beggar may not join, and loses as Wise', () => {
    const accused = play(at('KBDWN'), '0:end, 0:accuse 1');
    assert.equal(refused(accused, 1, 'join'), 'game/not-your-turn');
    assert.deepEqual(winners(play(accused, '2:pass, 3:pass, 4:pass')), [2, 3]);
  });
  test('KC5-13, KC-3: a clock ends the questioning, and accuses the player on the left', () => {
    const state = at('NKD');
    assert.deepEqual(rules.fallback(state, 1), {type: 'end'});
    const late = play(state, '1:end');
    assert.deepEqual(rules.fallback(late, 1), {type: 'accuse', seat: 2});
  });
  test('KC5-15: the Dragon may say "I am the Knight"', () => {
    const lied = play(at('KND'), '2:say am Knight');
    assert.deepEqual(lied.talk, [{seat: 2, saying: {say: 'am', title: 'Knight'}}]);
  });
});

describe('the Witch', () => {
  const events: CourtEvent[] = [];
  const shuffled = play(at('NKWDB'), '0:say am Knight, 2:witch', events);

  test('K-4, K-5: all cards are shown, and all except the King’s are dealt again', () => {
    assert.deepEqual(
      events.find(({type}) => type === 'cards bared'),
      {
        ...{type: 'cards bared', seat: 2},
        cards: ['knight', 'king', 'witch', 'dragon', 'beggar'] satisfies CourtCard[],
      },
    );
    assert.deepEqual(shuffled.was, ['Knight', 'King', 'Witch', 'Dragon', 'Beggar']);
    assert.deepEqual(shuffled.hands[1], ['king']);
    assert.equal(new Set(shuffled.hands.flat()).size, 5);
    assert.equal(shuffled.past, 1);
  });
  test('K-7, K-8: the former Knight looks at once, at anybody, or not at all', () => {
    assert.deepEqual(rules.turn(shuffled), [0]);
    assert.equal(refused(shuffled, 0, 'look 0'), 'court/another');
    assert.equal(refused(shuffled, 0, 'say ask 2'), 'court/knight-looks');
    assert.equal(play(shuffled, '0:look 1').phase, 'question');
    assert.equal(play(shuffled, '0:decline').looked, null);
  });
  test('K-3: once in a round, by the present Witch; `witchUses` 2 allows another', () => {
    const again = play(shuffled, '0:decline');
    const witch = again.hands.findIndex(([card]) => card === 'witch');
    assert.equal(refused(again, witch, 'witch'), 'court/witch-spent');
    assert.equal(refused(at('NKWD'), 0, 'witch'), 'court/not-the-witch');
    const twice = play(at('NKWD', {options: {witchUses: 2}}), '2:witch, 0:decline');
    const next = twice.hands.findIndex(([card]) => card === 'witch');
    assert.equal(play(twice, `${next}:witch`).uses, 2);
  });
  test('K-2: only while the King questions', () => {
    assert.equal(refused(play(at('NKWD'), '1:end'), 2, 'witch'), 'game/not-your-turn');
  });
  test('K-1: with `knightSpecial` never nobody looks', () => {
    const never = play(at('NKWD', {options: {knightSpecial: 'never'}}), '2:witch');
    assert.equal(never.phase, 'question');
  });
});

describe('the Beggar', () => {
  const accused = play(at('KBDWN'), '0:end, 0:accuse 4');

  test('KC-1: answers are hidden, may be changed, and nobody learns of a change', () => {
    const events: CourtEvent[] = [];
    const one = play(accused, '1:join, 2:pass, 1:pass, 1:join', events);
    assert.deepEqual(events, []);
    assert.deepEqual(rules.view(one, 2).turn, [1, 3]);
    assert.deepEqual(rules.view(one, 3).choices.made, [null, null, null, null, null]);
    const over = play(one, '3:pass');
    assert.deepEqual([over.joined, winners(over)], [1, [1, 2, 3]]);
  });
  test('a Beggar who joins loses if the accused is the Dragon', () => {
    const dragon = play(at('KBDWN'), '0:end, 0:accuse 2, 1:join, 3:pass, 4:pass');
    assert.deepEqual(winners(dragon), [0, 4]);
  });
  test('all except King and accused are asked alike; only the Beggar may join', () => {
    assert.deepEqual(rules.turn(accused), [1, 2, 3]);
    assert.equal(refused(accused, 2, 'join'), 'court/not-the-beggar');
    assert.equal(refused(accused, 2, 'accuse 1'), 'court/accusation-made'); // K-11
  });
  test('KC-4: with four players nobody is asked', () => {
    assert.equal(play(at('KNDW'), '0:end, 0:accuse 3').phase, 'over');
  });
});

describe('the talk', () => {
  const state = at('NKWD');

  test('K-16: plain text of at most 200 characters is accepted, and not listed', () => {
    const text = (words: string): CourtMove => ({type: 'say', say: 'text', text: words});
    assert.equal(rules.refuse(state, 0, text('Well, <b>who</b> is it?')), undefined);
    assert.equal(rules.refuse(state, 0, text('x'.repeat(200))), undefined);
    for (const words of ['', ' x', 'x'.repeat(201), 'a\nb', '\ud800'])
      assert.equal(rules.refuse(state, 0, text(words)), 'game/not-a-move', JSON.stringify(words));
    const said = rules.apply(state, 0, text('Well?'));
    assert.deepEqual(said.talk, [{seat: 0, saying: {say: 'text', text: 'Well?'}}]);
    assert.ok(
      !rules.legalMoves(state, 0).some((move) => move.type === 'say' && move.say === 'text'),
    );
  });
  test('K-16: a free text is cleaned like a name, from any source', () => {
    const cases = [
      ['a\u202eb', 'ab'], ['\u2066\u200fWell\u200b?\u2069', 'Well?'], ['no\u00a0\u3000break', 'no break'],
      [`e${'\u0301'.repeat(60)}`, '\u00e9\u0301\u0301'], ['A\u030a', '\u00c5'], ['x\u3164', 'x'],
    ]; // oxfmt-ignore
    for (const [words = '', clean = ''] of cases) {
      const move: CourtMove = {type: 'say', say: 'text', text: words};
      const line = {seat: 0, saying: {say: 'text', text: clean}};
      assert.deepEqual(rules.apply(state, 0, move).talk, [line]);
      assert.equal(rules.formatMove(move), `say text ${clean}`);
      assert.deepEqual(rules.parseMove(`say text ${words}`), {...move, text: clean});
    }
    for (const words of ['\u200b', '\u202e\u2069', '\u3164'])
      assert.equal(
        rules.refuse(state, 0, {type: 'say', say: 'text', text: words}),
        'game/not-a-move',
      );
  });
  test('nothing may be said about the King, oneself, or a card that is set aside', () => {
    assert.equal(refused(state, 0, 'say think 1 Dragon'), 'court/king-known');
    assert.equal(refused(state, 1, 'say am Knight'), 'court/king-known');
    assert.equal(refused(state, 0, 'say am Beggar'), 'court/set-aside');
    assert.equal(refused(state, 0, 'say ask 0'), 'court/another');
  });
  test('K-12, K-14: only the King ends the talk; he accuses after its end, and never himself', () => {
    assert.equal(refused(state, 0, 'end'), 'court/king-ends');
    assert.equal(refused(state, 1, 'accuse 0'), 'court/end-first');
    assert.equal(refused(play(state, '1:end'), 1, 'accuse 1'), 'court/another');
  });
  test('a player with nothing to add is not awaited until something is said; the King remains', () => {
    const quiet = play(state, '0:pass, 2:pass, 3:pass');
    assert.deepEqual(rules.turn(quiet), [1]);
    assert.equal(refused(quiet, 1, 'pass'), 'court/all-silent');
    assert.equal(refused(quiet, 0, 'pass'), 'court/silent');
    assert.deepEqual(rules.turn(play(quiet, '1:say ask 2')), [2, 3, 0, 1]);
  });
  test('the last 60 lines of an endless talk are kept', () => {
    const long = Array.from({length: 70}, (_, n) => n).reduce(
      (now) => rules.apply(now, 0, {type: 'say', say: 'ask', seat: 2}),
      state,
    );
    assert.equal(long.talk.length, 60);
    assert.deepEqual(rules.parsePosition(long), long);
  });
});

describe('rulings', () => {
  test('K-13: the lord is drawn by lot, and holds a card', () => {
    const lords = Array.from({length: 60}, (_, n) => createMatch(courtGame, {seed: n}).state.lord);
    assert.deepEqual([...new Set(lords)].sort(), [0, 1, 2, 3]);
  });
  test('K-15: in a series every member of a winning team scores, and most rounds win', () => {
    const one = play(at('KND', {options: {rounds: 3}}), '0:end, 0:accuse 2');
    assert.deepEqual([one.scores, one.round, one.phase], [[1, 1, 0], 2, 'look']);
    const over = rules.parsePosition({...one, phase: 'over', round: 3, accused: 2, ready: [0, 1, 2], scores: [2, 3, 1], hands: [['king'], ['knight'], ['dragon']]}); // oxfmt-ignore
    assert.deepEqual([winners(over), rules.outcome(over)?.reason], [[1], 'court/most-rounds']);
  });
});

describe('secrets', () => {
  /** Everything in a view except the talk. */
  const seenBy = (state: CourtState, seat: number | undefined): unknown => [
    rules.view(state, seat),
    seat === undefined ? [] : rules.legalMoves(state, seat),
  ];
  test('after an exchange of two hidden cards a view and its moves are the same, in every phase', () => {
    let compared = 0;
    for (let seed = 0; seed < 6; seed++) {
      let state = createMatch(courtGame, {seats: 3 + (seed % 3), seed}).state;
      for (let step = 0; rules.turn(state).length > 0; step++) {
        const [one, two] = [step % state.seats, (step + 1) % state.seats];
        const swapped = state.hands.with(one, state.hands[two]!).with(two, state.hands[one]!);
        const other: CourtState = {...state, hands: swapped};
        const king =
          state.phase !== 'look' && [one, two].some((seat) => state.hands[seat]![0] === 'king');
        for (let seat = 0; seat < state.seats && !king; seat++)
          if (seat !== one && seat !== two && state.looked?.by !== seat) {
            assert.deepEqual(seenBy(state, seat), seenBy(other, seat));
            compared++;
          }
        const turn = rules.turn(state);
        const seat = turn[step % turn.length]!;
        const moves = rules.legalMoves(state, seat);
        state = rules.apply(state, seat, moves[(seed * 31 + step * 7) % moves.length]!);
        if (step > 50) break;
      }
    }
    assert.ok(compared > 150, String(compared));
  });
  test('nobody knows the King before all have looked; afterwards everybody does', () => {
    const {state} = createMatch(courtGame, {seats: 4, seed: 3});
    const king = state.hands.findIndex(([card]) => card === 'king');
    const other = (king + 1) % 4;
    assert.equal(rules.view(state, other).hands[king]![0], null);
    const known = play(state, '0:ready, 1:ready, 2:ready, 3:ready');
    assert.equal(rules.view(known, other).hands[king]![0], 'king');
  });
});

describe('positions', () => {
  const faulty: readonly (readonly [path: string, position: unknown])[] = [
    ['position', null],
    ['court', {court: 1}],
    ['seats', {seats: 6}],
    ['options.rounds', {options: {rounds: 2}}],
    ['hands', {seats: 3, hands: [[null], [null]]}],
    ['hands[0][0]', {hands: [['witch'], [null], [null]]}],
    ['hands[1][0]', {hands: [['king'], ['king'], [null]]}],
    ['hands', {phase: 'question', hands: [[null], [null], [null]]}],
    ['was', {phase: 'peek', hands: [['king'], [null], [null], [null]]}],
    ['was[0]', {hands: [['king'], [null], [null], [null]], was: ['Witch', 'King', 'Knight', 'Dragon']}],
    ['talk[0].saying', {hands: [['king'], [null], [null]], talk: [{seat: 0, saying: {say: 'am', title: 'Knight'}}]}],
    ['accused', {phase: 'over', hands: [['king'], [null], [null]], accused: 0}],
    ['scores[0]', {phase: 'over', hands: [['king'], ['dragon'], ['knight']], accused: 1, scores: [0, 0, 1]}],
    ['choices.made[1]', {hands: [['king'], ['witch'], [null], [null], [null]], accused: 2, choices: {made: [null, 'join', null, null, null]}}],
    ['ready', {ready: [0, 1, 2, 3]}],
    ['turn', {phase: 'accuse', hands: [['king'], [null], [null]], turn: [1]}],
    ['looked.by', {hands: [['king'], [null], [null], [null]], was: ['King', 'Witch', 'Knight', 'Dragon'], looked: {by: 1, at: 2}}],
  ]; // oxfmt-ignore
  testFaulty(rules, faulty);
  testReadme(rules, PHASES, import.meta.url);

  test('unknown cards are drawn, each with the same probability', () => {
    const first = Array.from({length: 300}, (_, n) => {
      const {hands} = rules.parsePosition(
        {phase: 'question', hands: [['king'], [null], [null]]},
        rngFrom(n),
      );
      return hands[1]![0];
    }).filter((card) => card === 'dragon').length;
    assert.ok(first > 110 && first < 190, String(first));
  });
});
