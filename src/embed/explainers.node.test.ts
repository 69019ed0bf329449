import assert from 'node:assert/strict';
import {test} from 'node:test';
import {below, pick, rngFrom} from '../cards/index.js';
import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  defaultOptions,
  type Explainer,
  type Fact,
  type Rules,
} from '../game/index.js';
import type {Analysed} from '../analysis/index.js';
import {createMessages, playerNamed, readerIn, sharedMessages} from '../i18n/index.js';
import {oneOfEachEngine} from '../testing/full.fixture.js';
import {catalogue} from './catalogue.js';
import {analysed} from './reviewed.fixture.js';

/** Each game has facts that explain its moves, and a sentence for each in every language. */

/** The decisions that are looked at in a match, and the worlds in which each is played on. */
const DECISIONS = 24;
const WORLDS = 3;
/** The most moves of a match that never ends while players talk at random. */
const MOST = 400;

/** All facts of a match in which all play at random. */
function factsOf(game: Analysed, explainer: Explainer, seats: number, seed: string): Fact[] {
  const {rules, foresight} = game;
  let state = rules.setup(defaultOptions(rules.options, seats), seats, rngFrom(seed));
  const stream = [...rngFrom(seed)];
  const found: Fact[] = [];
  const states: AnyState[] = [];
  for (let at = 0; at < MOST && rules.turn(state).length > 0; at++) {
    states.push(state);
    state = after(rules, state, stream, () => undefined);
  }
  const pace = Math.ceil(states.length / DECISIONS);
  for (const start of states.filter((_, at) => at % pace === 0)) {
    const seat = rules.turn(start)[0]!;
    const view = rules.view(start, seat);
    const moves = rules.legalMoves(start, seat);
    const rng = rngFrom(`${seed} ${states.indexOf(start)}`);
    const problem = foresight.problem?.(view, moves, rng);
    const replay = problem && explainer.replay?.(view, moves);
    for (let world = 0; world < WORLDS; world++) {
      const move = moves[below(stream, moves.length)]!;
      if (problem && replay)
        found.push(...replay(problem.draw(stream), problem.choiceOf(move), stream));
      if (!explainer.facts) continue;
      const events: AnyEvent[] = [];
      const hear = (event: AnyEvent): void => void events.push(event);
      let end = rules.apply(start, seat, move, hear);
      for (let n = 0; n < MOST && rules.turn(end).length > 0; n++)
        end = after(rules, end, stream, hear);
      found.push(...explainer.facts({view, move, events, start, end}));
    }
  }
  return found;
}

/** The state after a random move. */
function after(
  rules: Rules,
  state: AnyState,
  stream: number[],
  hear: (event: AnyEvent) => void,
): AnyState {
  const seat = rules.turn(state)[0]!;
  const drawn = pick([...stream] as never, rules.legalMoves(state, seat));
  stream.splice(0, stream.length, ...drawn.rng);
  return rules.apply(state, seat, drawn.value as AnyMove, hear);
}

for (const {id, seats, family, guide, messages} of oneOfEachEngine(catalogue))
  test(`${id}: moves have reasons of many kinds, each with its sentence`, async () => {
    const game = await analysed(id);
    const {explainer} = game;
    assert.ok(explainer, 'an explainer');
    const seen = new Map<string, Fact>();
    for (const seed of ['a', 'b'])
      for (const fact of factsOf(game, explainer, seats.usual, seed)) seen.set(fact.kind, fact);
    for (const kind of seen.keys()) assert.ok(explainer.kinds.includes(kind), kind);
    assert.ok(seen.size >= (family === 'king' ? 10 : 5), [...seen.keys()].join(' '));
    const {becauseMessages} = (await guide!())!;
    for (const locale of ['en', 'ru'] as const) {
      const parts = [sharedMessages[locale](), messages(locale), becauseMessages!(locale)] as const;
      const [shared, own, because] = await Promise.all(parts);
      for (const kind of explainer.kinds) assert.ok(Object.hasOwn(because, kind), kind);
      const words = createMessages(locale, shared, own, because);
      for (const fact of seen.values())
        for (const player of [playerNamed('Nora'), readerIn(words)]) {
          const text = words.lookup(fact.kind, {...fact, ...player, own: 'x'});
          assert.doesNotMatch(text, /undefined|NaN|\[object|because\//, fact.kind);
          assert.match(text, locale === 'ru' ? /[а-я]/ : /^[a-zA-Z]/);
        }
    }
  });
