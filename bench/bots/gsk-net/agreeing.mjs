// Matches of random moves by the rules themselves, as text that `agree.h` plays again: the network's
// inputs and answer before every question, what was done, and what was drawn.
import {pick, rngFrom} from '../../../src/cards/index.js';
import {defaultOptions} from '../../../src/game/index.js';
import {inputsOf} from '../../../src/games/god-save-the-king/bot/network/inputs.js';
import {networkOf} from '../../../src/games/god-save-the-king/bot/network/network.js';
import {WEIGHTS} from '../../../src/games/god-save-the-king/bot/network/weights.js';
import {outlookOf} from '../../../src/games/god-save-the-king/bot/outlook.js';
import {gskPlayRules as rules} from '../../../src/games/god-save-the-king/play-rules.js';
import {heightOf} from '../../../src/games/god-save-the-king/rules/suits.js';

/** All ways of a question. */
const ALL = (1 << 13) - 1;
const network = networkOf(WEIGHTS);

const STEPS = {formation: 'form', rout: 'early', lastRout: 'late', declare: 'declare'};

/** The moves that training knows: no King on a flank, no rout of a flank. */
const isKnown = (move) =>
  move.type === 'form'
    ? move.left[0] !== 'K' && move.right[0] !== 'K'
    : move.type !== 'rout' || move.at === 'centre';

/** A random move, with routs and doubts rarer than the rest, so that matches last. */
function chosen(state, seat, rng) {
  const moves = rules.legalMoves(state, seat).filter(isKnown);
  const calm = moves.filter(({type}) => type === 'pass' || type === 'accept');
  const wild = pick(rng, [true, false, false]);
  const list = calm.length > 0 && !wild.value ? calm : moves;
  return pick(wild.rng, list);
}

/** The questions that a move answers, with the cards chosen before. */
function questionsOf(state, seat, move) {
  const {step, winner} = state.matches[0];
  if (move.type !== 'form') return [[STEPS[step] ?? (winner === seat ? 'winner' : 'answer'), {}]];
  const centre = heightOf(move.centre);
  const high = Math.max(heightOf(move.left), heightOf(move.right));
  return [
    ['centre', {}],
    ['high', {centre}],
    ['low', {centre, high}],
  ];
}

const drawnIn = ({penalties}) => penalties.flatMap(({card}) => (card ? heightOf(card) : []));
const bitsOf = (routs) => routs.reduce((bits, {by}) => bits | (1 << by), 0);

/** A line for what has happened. */
function lineOf(event, state) {
  switch (event.type) {
    case 'formations laid':
      return `F ${state.formations.flatMap((laid) => [laid.left, laid.centre, laid.right].map(heightOf)).join(' ')}`;
    case 'routs settled':
      return `R ${bitsOf(event.routs)} ${drawnIn(event).join(' ')}`;
    case 'flanks turned':
      return 'L';
    case 'trick decided':
      return 'T';
    case 'bluff decided':
      return `D ${event.declared.map(({rank}) => heightOf(`${rank}S`)).join(' ')}`;
    case 'declared equal':
    case 'tie settled':
      return `D ${heightOf(`${event.rank}S`)} ${heightOf(`${event.rank}S`)}`;
    case 'challenge answered':
      return `A ${event.challenge ? 1 : 0} ${bitsOf(event.routs)} ${drawnIn(event).join(' ')}`;
    case 'game over':
      return `W ${event.winners.length > 1 ? 2 : event.winners[0]}`;
    default:
      return undefined;
  }
}

/** The lines of a match. */
export function linesOf(seed) {
  const lines = ['M'];
  let rng = rngFrom(seed);
  let state = rules.setup(defaultOptions(rules.options, 2), 2, rngFrom(`${seed} cards`));
  for (;;) {
    const [seat] = rules.turn(state);
    if (seat === undefined) return lines;
    const one = chosen(state, seat, rng);
    ({rng} = one);
    const view = rules.view(state, seat);
    const outlook = outlookOf(view);
    for (const [asked, given] of questionsOf(state, seat, one.value)) {
      const inputs = inputsOf(view, outlook, asked, given).toSorted((a, b) => a - b);
      const chances = network(inputs, asked, ALL).map((chance) => chance.toFixed(6));
      lines.push(`Q ${seat} ${given.centre ?? -1} ${given.high ?? -1} ${inputs.join(' ')}`);
      lines.push(`P ${chances.join(' ')}`);
    }
    state = rules.apply(state, seat, one.value, (event, then) => {
      const line = lineOf(event, then);
      if (line) lines.push(line);
    });
  }
}
