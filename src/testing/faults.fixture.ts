import type {Card} from '../cards/index.js';
import type {LawName} from './law.js';
import {
  leaderTakes,
  rules,
  type Sample,
  emittedAs,
  withChart,
  withRules,
  withView,
} from './plant.fixture.js';
import type {Move, State} from './sample/types.js';

/** Faults planted in the sample game, one at a time, each with the law that must catch it. */
export const faults: readonly (readonly [name: string, law: LawName, faulty: Sample])[] = [
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
  ['a hand leaks through an event', 'no-secret', withRules({redact: (event) => event})],
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
      apply(state, seat, move, emit) {
        const after = rules.apply(state, seat, move, emit);
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
      apply(state, seat, move, emit) {
        (state.trick as unknown[]).length = 0;
        return rules.apply(state, seat, move, emit);
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
  ['events are emitted in the wrong order', 'chart-rests', emittedAs((events) => events.reverse())],
  [
    'the end is emitted before the last trick',
    'chart-accepts',
    emittedAs((events) => (events.length === 3 ? [events[0]!, events[2]!, events[1]!] : events)),
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
    'chart-redacted',
    withRules({
      redact: (event, seat) =>
        event.type === 'trick taken' && seat === 1 ? undefined : rules.redact(event, seat),
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
  [
    'a card is read in one spelling only',
    'respelled',
    withRules({
      parseMove: (text) => (/10|[^ -~]|[a-z]/.test(text) ? undefined : rules.parseMove(text)),
    }),
  ],
  ['a form of a move is not declared', 'forms', withRules({moveForms: []})],
  ['two moves are written alike', 'notation', withRules({formatMove: ({card}) => card[0]!})],
  [
    'an determinized state forgets who led',
    'determinize',
    withRules({determinize: (view, rng) => ({...rules.determinize(view, rng), leader: 0})}),
  ],
  [
    'a state holds what JSON loses',
    'plain-json',
    withRules({
      apply: (state, seat, move, emit) => {
        const after = rules.apply(state, seat, move, emit);
        return {...after, last: undefined};
      },
    }),
  ],
  [
    'the last card goes unsaid',
    'last-view',
    withRules({
      apply: (state, seat, move, emit) =>
        rules.apply(state, seat, move, (event, then) => {
          if (event.type !== 'trick taken') emit?.(event, then);
        }),
    }),
  ],
  [
    'the clock plays a card that is not there',
    'fallback',
    withRules({fallback: () => ({type: 'play', card: '2C'})}),
  ],
  [
    'a view names the phase otherwise',
    'phase',
    withRules({
      view: (state, seat) => ({...rules.view(state, seat), phase: 'playing' as never}),
      parsePosition: (position, rng) =>
        rules.parsePosition({...(position as object), phase: undefined}, rng),
      determinize: (view, rng) => rules.determinize({...view, phase: undefined as never}, rng),
    }),
  ],
  ['nobody is awaited', 'turn', withRules({turn: () => []})],
  [
    'a position is taken without a look',
    'position',
    withRules({parsePosition: (position) => position as State}),
  ],
  [
    'a position that leaves something out gives a state that no position has',
    'position',
    withRules({
      parsePosition(position, rng) {
        const state = rules.parsePosition(position, rng);
        return 'stock' in Object(position) ? state : {...state, stock: [...state.stock, 'KH']};
      },
    }),
  ],
  [
    'chance comes from outside',
    'deterministic',
    (() => {
      let calls = 0;
      return withRules({
        setup: (options, seats, [a, b, c, d], emit) =>
          rules.setup(options, seats, [a, b, c, d + ++calls], emit),
      });
    })(),
  ],
  [
    'a listener changes the game',
    'deterministic',
    withRules({
      apply: (state, seat, move, emit) => {
        const after = rules.apply(state, seat, move, emit);
        return emit ? after : {...after, stock: [...after.stock].reverse()};
      },
    }),
  ],
];
