// In a process of its own: what bots of a level surely lose, by the package's own judge, and how often
// they keep a dear card that they could have thrown on the trick of another.
import {suitOf} from '../../src/cards/card.js';
import {CARE, judgeMoves, judgingRng} from '../../src/analysis/judge-moves.js';
import {isSure} from '../../src/analysis/verdict.js';
import {catalogue, entryOf} from '../../src/embed/catalogue.js';
import {meanOf} from './figures.mjs';
import {playMatch} from './match.mjs';
import {levelOf} from './thinking.mjs';

/** The dear cards of a contract, by game. */
const DEAR = {
  'king-omnibus': () => ['QS'],
  'king-jokers': () => ['AH'],
  'king-simple': ({id}) =>
    ({'no-girls': ['QS', 'QH', 'QD', 'QC'], 'no-boys': ['JS', 'JH', 'JD', 'JC']})[id] ?? [],
};

/** Of a seat that cannot follow: whether it keeps the dear cards that it might play; else `undefined`. */
export function keepsDear(game, {view, moves}, {card: played}) {
  const {trick, contract} = view;
  if (trick.length === 0) return undefined;
  const cards = moves.map(({card}) => card);
  const led = suitOf(trick[0].card) ?? 'H'; // a joker counts as a heart
  if (cards.some((card) => (suitOf(card) ?? 'H') === led)) return undefined;
  const dear = DEAR[game]?.(contract).filter((card) => cards.includes(card)) ?? [];
  return dear.length > 0 ? !dear.includes(played) : undefined;
}

/** The figures of a row; `null` if the level is the same as another. */
async function row({game, level, deals, seconds, worlds}) {
  const played = await levelOf(game, level);
  if (!played?.foresight) return null;
  const {rules, foresight, bot, seats} = played;
  const care = {...CARE, worlds, first: Math.ceil(worlds / 4), milliseconds: Infinity};
  const until = Date.now() + seconds * 1000;
  /** What each deal of a match costs all seats. */
  const losses = [];
  const kept = {often: 0, of: 0};
  for (let match = 0; losses.length < deals && Date.now() < until; match++) {
    let deal = 0;
    let sum = 0;
    const end = (next) => {
      if (deal > 0) losses.push(sum / seats);
      [deal, sum] = [next, 0];
    };
    const enough = () => losses.length >= deals;
    const isOver = await playMatch(
      rules,
      {seats, seed: `losses ${match}`, until, enough},
      async (seat, asked) => {
        if (asked.view.deal !== deal) end(asked.view.deal);
        const {move} = await played.botFor(asked).choose(asked);
        const keeps = keepsDear(game, asked, move);
        if (keeps !== undefined) kept.of++;
        if (keeps) kept.often++;
        if (worlds === 0) return move;
        const decision = {
          view: asked.view,
          moves: asked.moves,
          rng: judgingRng(asked.view),
          made: move,
        };
        const told = await judgeMoves({rules, foresight, bot}, decision, care, {});
        const made = told?.moves.find(
          (one) => rules.formatMove(one.move) === rules.formatMove(move),
        );
        if (made && isSure({loss: made.loss, error: made.lossError})) sum += made.loss;
        return move;
      },
    );
    if (isOver) end(0);
  }
  return {lost: meanOf(losses), deals: losses.length, kept};
}

process.on('message', async (asked) => {
  process.send(
    asked.games
      ? catalogue.filter(({id}) => entryOf(id).family === 'king').map(({id}) => id)
      : await row(asked),
  );
});
process.send?.('ready');
