import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Card} from '../cards/index.js';
import type {Game} from '../game/index.js';
import {agree} from './agree.js';
import {conform, type Plan} from './conform.js';
import {cards, duel} from './duel.fixture.js';
import {faults} from './faults.fixture.js';
import {rounds} from './full.fixture.js';
import {LawError, type LawName} from './law.js';
import {withView} from './plant.fixture.js';
import {compare, playthrough} from './playthrough.js';
import {game, type View} from './sample/index.js';

/** Checks the laws themselves: each fault planted in a good game must be caught by its law. */

const lawOf = (run: () => unknown): readonly LawName[] => {
  try {
    run();
  } catch (error) {
    if (error instanceof LawError) return [error.law];
    throw error;
  }
  return [];
};

/**
 * The first law that each check finds broken; the chart is not asked once the law that is looked for
 * is found. The golden playthrough is compared only when laws and chart find nothing.
 */
function caught(
  faulty: Game,
  good: Game,
  {sought, ...plan}: Plan & {readonly sought?: LawName} = {},
): readonly LawName[] {
  const small = {...plan, games: rounds(12)};
  const seats = good.rules.seats.max - 1 || 2;
  const laws = [...lawOf(() => conform(faulty, small))];
  if (sought && laws.includes(sought)) return laws;
  laws.push(...lawOf(() => agree([faulty], small)));
  if (laws.length > 0) return laws;
  return lawOf(() => {
    compare(playthrough(good, {seats}), playthrough(faulty, {seats}), 'golden');
  });
}

const bites = (law: LawName, laws: readonly LawName[]): void => {
  if (law === 'golden') assert.deepEqual(laws, [law]);
  else assert.ok(laws.includes(law), `caught by: ${laws.join(', ') || 'none'}`);
};

describe('faults planted in the sample game', () => {
  test('without a fault it breaks no law', () => assert.deepEqual(caught(game, game), []));

  for (const [name, law, faulty] of faults)
    test(`${law}: ${name}`, () => bites(law, caught(faulty, game, {sought: law})));

  test('a card named by a contract is not taken for a secret', () => {
    const contract = {id: 'no-king', terms: ['KH', -16]};
    const {rules, machine} = withView((view) => ({...view, contract}));
    const plain = (position: unknown): View =>
      Object.fromEntries(
        Object.entries(Object(position) as View).filter(([field]) => field !== 'contract'),
      ) as unknown as View;
    const named: typeof game = {
      machine,
      rules: {
        ...rules,
        determinize: (view, rng) => rules.determinize(plain(view), rng),
        parsePosition: (position, rng) =>
          rules.parsePosition(Array.isArray(position) ? position : plain(position), rng),
      },
    };
    assert.deepEqual(caught(named, game), ['golden']);
  });

  test('a law names the record that leads to the fault', () => {
    assert.throws(
      () => conform(faults.find(([name]) => name === 'a card is lost')![2]),
      (error: LawError) => (error.record?.moves.length ?? 0) > 0 && error.message.includes('seed'),
    );
  });
});

describe('faults planted in a game of hidden choices', () => {
  type Duel = typeof duel;
  const {rules, machine} = duel;
  const withRules = (change: Partial<Duel['rules']>): Duel => ({
    machine,
    rules: {...rules, ...change},
  });
  /** Faulty: once the other seat has chosen, only the first card may be chosen. */
  const picky: typeof rules.legalMoves = (state, seat) =>
    rules
      .legalMoves(state, seat)
      .filter((_, at) => at === 0 || state.choices.made[1 - seat] === null);
  /** Faulty: the second choice of seat 1 ends the match. */
  const isEarly = ({turned, choices}: Parameters<typeof rules.turn>[0]): boolean =>
    turned.length === 1 && choices.made[1] !== null;
  const hidden: readonly (readonly [name: string, law: LawName, faulty: Duel])[] = [
    [
      'a choice is in the views of the others',
      'silent-choice',
      withRules({view: (state, seat) => ({...rules.view(state, seat), choices: state.choices})}),
    ],
    [
      'others see who has chosen',
      'last-view',
      withRules({view: (state, seat) => ({...rules.view(state, seat), turn: rules.turn(state)})}),
    ],
    [
      'the views of others say whether a king was laid down',
      'silent-choice',
      withRules({
        view: (state, seat) => ({
          ...rules.view(state, seat),
          king: state.choices.made.some((card: Card | null) => card?.startsWith('K')),
        }),
      }),
    ],
    [
      'a seat can change its mind when all have chosen',
      'turn',
      withRules({
        legalMoves: (state, seat) =>
          rules.outcome(state)
            ? [{type: 'choose', card: seat === 0 ? 'KS' : 'KH'}]
            : rules.legalMoves(state, seat),
      }),
    ],
    [
      'a view awaits the seat that has chosen',
      'same-legality',
      withRules({
        view(state, seat) {
          const view = rules.view(state, seat);
          return {...view, turn: rules.outcome(state) ? [] : [0, 1]};
        },
      }),
    ],
    [
      'how the match ends depends on the choice of the other',
      'same-legality',
      withRules({
        outcome: (state) =>
          isEarly(state) ? {winners: [1], reason: 'duel/early'} : rules.outcome(state),
        turn: (state) => (isEarly(state) ? [] : rules.turn(state)),
        legalMoves: (state, seat) => (isEarly(state) ? [] : rules.legalMoves(state, seat)),
        refuse: (state, seat, move) =>
          isEarly(state) ? 'game/over' : rules.refuse(state, seat, move),
      }),
    ],
    [
      'what is legal depends on the choice of the other',
      'same-legality',
      withRules({
        legalMoves: picky,
        refuse: (state, seat, move) =>
          rules.refuse(state, seat, move) ??
          (picky(state, seat).some(({card}) => card === (move as {card: Card}).card)
            ? undefined
            : 'duel/not-now'),
      }),
    ],
  ];

  test('without a fault it breaks no law', () => assert.deepEqual(caught(duel, duel, {cards}), []));

  for (const [name, law, faulty] of hidden)
    test(`${law}: ${name}`, () => bites(law, caught(faulty, duel, {cards, sought: law})));
});
