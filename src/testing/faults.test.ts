import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {createMachine} from 'xstate';
import type {Card} from '../cards/index.js';
import type {Game, Seat} from '../game/index.js';
import {agree} from './agree.js';
import {conform} from './conform.js';
import {LawError, type LawName} from './law.js';
import {compare, playthrough} from './playthrough.js';
import {game} from './sample/index.js';
import type {Move, State, Told, View} from './sample/types.js';

/** The laws must bite: faults planted in a good game, and which law catches each. */

type Sample = Game<State, Move, View, Told>;
type SampleRules = Sample['rules'];
const {rules, machine} = game;

const withRules = (change: Partial<SampleRules>): Sample => ({
  machine,
  rules: {...rules, ...change},
});
const withView = (change: (view: View, state: State, seat: Seat | undefined) => View): Sample =>
  withRules({view: (state, seat) => change(rules.view(state, seat), state, seat)});
const withChart = (change: (config: typeof machine.config) => object): Sample => ({
  rules,
  machine: createMachine(change(machine.config)),
});

const lawOf = (run: () => unknown): LawName | undefined => {
  try {
    run();
  } catch (error) {
    if (error instanceof LawError) return error.law;
    throw error;
  }
  return undefined;
};
const small = {games: 12} as const;
const golden = playthrough(game, {seats: 3});

/** The first law that each ring finds broken; the golden is asked where laws and chart say nothing. */
function caught(faulty: Sample): readonly LawName[] {
  const laws = [lawOf(() => conform(faulty, small)), lawOf(() => agree([faulty], small))].filter(
    (law) => law !== undefined,
  );
  const kept = () => compare(golden, playthrough(faulty, {seats: 3}), 'sample-3.txt');
  return laws.length ? laws : [lawOf(kept)].filter((law) => law !== undefined);
}

/** Whoever leads takes. Nothing contradicts itself here: only a golden knows better. */
const leaderTakes: Partial<SampleRules> = {
  apply(state, seat, move, tell) {
    const after = rules.apply(state, seat, move);
    const taken = state.trick.length === state.seats - 1;
    if (!taken) return rules.apply(state, seat, move, tell);
    const cards = [...state.trick.map((play) => play.card), move.card];
    const right: State = {
      ...after,
      leader: state.leader,
      tricks: state.tricks.map((pile, owner) =>
        owner === state.leader ? [...pile, ...cards] : pile,
      ),
    };
    rules.apply(state, seat, move, (told, then) => {
      if (told.type === 'card played') tell?.(told, then);
      if (told.type === 'trick taken') tell?.({...told, seat: state.leader}, right);
      if (told.type === 'game over')
        tell?.({...told, winners: rules.outcome(right)?.winners ?? []}, right);
    });
    return right;
  },
};

/** A good game that tells the happenings of a move otherwise. */
const toldAs = (change: (told: [Told, State][]) => [Told, State][]): Sample =>
  withRules({
    apply(state, seat, move, tell) {
      const told: [Told, State][] = [];
      const after = rules.apply(state, seat, move, (one, then) => told.push([one, then]));
      change(told).forEach(([one]) => tell?.(one, after));
      return after;
    },
  });

const faults: readonly (readonly [name: string, law: LawName, faulty: Sample])[] = [
  [
    'a hand leaks into the views of the others',
    'no-secret',
    withView((view, state) => ({...view, hands: state.hands})),
  ],
  [
    'one card of a hand leaks to onlookers',
    'no-secret',
    withView((view, state, seat) =>
      seat === undefined
        ? {...view, hands: view.hands.map((hand, at) => [...hand.slice(1), state.hands[at]![0]!])}
        : view,
    ),
  ],
  [
    'a view counts the kings of the next seat',
    'no-secret',
    withView((view, {hands, seats}, seat = 0) => ({
      ...view,
      kings: hands[(seat + 1) % seats]!.filter((card) => card.startsWith('K')).length,
    })),
  ],
  [
    'the top of the stock is in the views',
    'no-secret',
    withView((view, {stock}) => ({...view, top: stock[0]})),
  ],
  ['a hand leaks through a happening', 'no-secret', withRules({witness: (told) => told})],
  ['the random stream is in a view', 'no-stream', withView((view, {rng}) => ({...view, rng}))],
  [
    'a text in a view holds the random stream',
    'no-stream',
    withView((view, {rng}) => ({...view, note: `dealt from ${rng.join('/')}`})),
  ],
  [
    'a card is lost',
    'cards-kept',
    withRules({
      apply(state, seat, move, tell) {
        const after = rules.apply(state, seat, move, tell);
        return {...after, tricks: after.tricks.map((cards) => cards.slice(0, 6))};
      },
    }),
  ],
  [
    'a card is doubled',
    'cards-kept',
    withRules({
      apply(state, seat, move) {
        const after = rules.apply(state, seat, move);
        return {...after, hands: state.hands};
      },
    }),
  ],
  [
    'a state is changed in place',
    'input-unchanged',
    withRules({
      apply(state, seat, move, tell) {
        (state.trick as unknown[]).length = 0;
        return rules.apply(state, seat, move, tell);
      },
    }),
  ],
  ['the wrong seat takes the trick', 'golden', withRules(leaderTakes)],
  [
    'what is legal depends on a hidden card',
    'same-legality',
    withRules({
      legalMoves: (state, seat) => {
        const moves = rules.legalMoves(state, seat);
        const beaten = state.hands.some((hand, owner) => owner !== seat && hand.includes('KH'));
        return beaten && moves.length > 1 ? moves.slice(1) : moves;
      },
    }),
  ],
  ['a happening is told in the wrong order', 'chart-rests', toldAs((told) => told.reverse())],
  [
    'the end is told before the last trick',
    'chart-accepts',
    toldAs((told) => (told.length === 3 ? [told[0]!, told[2]!, told[1]!] : told)),
  ],
  [
    'an arrow of the chart is never taken',
    'chart-edges',
    withChart(({states, ...rest}) => ({
      ...rest,
      states: {
        ...states,
        lead: {
          meta: {moves: ['play']},
          on: {'card played': 'follow', 'trick taken': 'follow', 'game over': 'over'},
        },
      },
    })),
  ],
  [
    'a state names a move that is never legal there',
    'chart-moves',
    withChart(({states, ...rest}) => ({
      ...rest,
      states: {...states, lead: {...states?.['lead'], meta: {moves: ['play', 'pass']}}},
    })),
  ],
  [
    'a state does not name a move that is legal there',
    'chart-moves',
    withChart(({states, ...rest}) => ({
      ...rest,
      states: {...states, lead: {...states?.['lead'], meta: {moves: []}}},
    })),
  ],
  [
    'the rules name another phase than the chart',
    'chart-rests',
    withRules({phase: (state) => (rules.phase(state) === 'lead' ? 'follow' : rules.phase(state))}),
  ],
  [
    'one seat hears nothing of a trick',
    'chart-witness',
    withRules({
      witness: (told, seat) =>
        told.type === 'trick taken' && seat === 1 ? undefined : rules.witness(told, seat),
    }),
  ],
  [
    'a legal move is refused',
    'legal-accepted',
    withRules({
      refuse: (state, seat, move) =>
        rules.refuse(state, seat, move) ??
        ((move as Move).card.endsWith('H') ? 'sample/no-hearts' : undefined),
    }),
  ],
  [
    'another seat may play too',
    'refusal-holds',
    withRules({
      refuse: (state, seat, move) => {
        const why = rules.refuse(state, seat, move);
        return why === 'game/not-your-turn' && state.hands[seat]?.includes((move as Move).card)
          ? undefined
          : why;
      },
    }),
  ],
  [
    'rubbish makes refuse throw',
    'refusal-holds',
    withRules({
      refuse: (state, seat, move) =>
        rules.refuse(state, seat, {...(move as Move), card: (move as Move).card.trim() as Card}),
    }),
  ],
  ['two moves are written alike', 'notation', withRules({write: ({card}) => card[0]!})],
  [
    'an imagined state forgets who led',
    'imagine',
    withRules({imagine: (view, rng) => ({...rules.imagine(view, rng), leader: 0})}),
  ],
  [
    'a state holds what JSON loses',
    'plain-json',
    withRules({
      apply: (state, seat, move, tell) => {
        const after = rules.apply(state, seat, move, tell);
        return {...after, last: undefined};
      },
    }),
  ],
  [
    'the last card goes unsaid',
    'told-all',
    withRules({
      apply: (state, seat, move, tell) =>
        rules.apply(state, seat, move, (told, then) => {
          if (told.type !== 'trick taken') tell?.(told, then);
        }),
    }),
  ],
  [
    'the clock plays a card that is not there',
    'fallback',
    withRules({fallback: () => ({type: 'play', card: '2C'})}),
  ],
  ['nobody is awaited', 'turn', withRules({turn: () => []})],
  [
    'a position is taken without a look',
    'position',
    withRules({check: (position) => position as State}),
  ],
  [
    'chance comes from outside',
    'deterministic',
    (() => {
      let calls = 0;
      return withRules({
        setup: (options, seats, [a, b, c, d], tell) =>
          rules.setup(options, seats, [a, b, c, d + ++calls], tell),
      });
    })(),
  ],
  [
    'a listener changes the game',
    'deterministic',
    withRules({
      apply: (state, seat, move, tell) => {
        const after = rules.apply(state, seat, move, tell);
        return tell ? after : {...after, stock: [...after.stock].reverse()};
      },
    }),
  ],
];

describe('planted faults', () => {
  test('the sample without a fault breaks no law', () => assert.deepEqual(caught(game), []));

  for (const [name, law, faulty] of faults)
    test(`${law}: ${name}`, () => {
      const laws = caught(faulty);
      if (law === 'golden') assert.deepEqual(laws, [law]);
      else assert.ok(laws.includes(law), `caught by: ${laws.join(', ') || 'none'}`);
    });

  test('no card that is named by a contract is taken for a secret', () => {
    const named = withView((view) => ({...view, contract: {id: 'no-king', terms: ['KH', -16]}}));
    assert.deepEqual(caught(named), ['golden']);
  });

  test('a law names the record that leads to the fault', () => {
    assert.throws(
      () => conform(faults.find(([name]) => name === 'a card is lost')![2], small),
      (error: LawError) => (error.record?.moves.length ?? 0) > 0 && error.message.includes('seed'),
    );
  });
});
