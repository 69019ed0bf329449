import {rankOf} from '../../cards/index.js';
import type {Bot, Choice} from '../../game/index.js';
import {chooseForm} from './bot/formation.js';
import {challengeWorth, chooseDeclaration} from './bot/push.js';
import {bestRout} from './bot/rout.js';
import {type Outlook, outlookOf} from './bot/outlook.js';
import type {GskMove, GskView} from './types.js';

/** The bot's reasons for its moves; each is a message under `gsk/why/`. */
export const REASONS = [
  'form', 'hide', 'forced', 'rout', 'pass', 'truth', 'bluff', 'challenge', 'accept', 'leave',
] as const; // oxfmt-ignore

const because = (why: string, move: GskMove): Choice<GskMove> => ({
  move,
  why: {...move, key: `gsk/why/${why}`},
});

/**
 * The bot. It keeps its King off the flanks and in hand while it can, lays pairs of flanks, lies in
 * a push as often as lying pays against this rival, challenges by the odds of what it has seen, and
 * routs when finding the King is likelier than the penalty card is dear. With `candid` it always
 * declares the truth and never challenges.
 */
export const gskBotOf = (candid: boolean): Bot<GskView, GskMove> => ({
  choose({view, moves, rng}) {
    const outlook = outlookOf(view);
    switch (outlook.meeting.step) {
      case 'formation': {
        const {move, why} = chooseForm(outlook, rng, candid);
        return because(why, move);
      }
      case 'declare': {
        if (candid)
          return because('truth', {
            type: 'declare',
            rank: rankOf(outlook.view.formations[outlook.me]!.centre!),
          });
        const {move, why} = chooseDeclaration(outlook, rng);
        return because(why, move);
      }
      case 'challenge':
        return answer(outlook, moves, candid);
      default:
        return window(outlook, moves);
    }
  },
});

export const gskBot: Bot<GskView, GskMove> = gskBotOf(false);

const routIn = (outlook: Outlook, moves: readonly GskMove[]) =>
  bestRout(
    outlook,
    moves.flatMap((move) => (move.type === 'rout' ? [move.at] : [])),
  );

/**
 * Before the flip the bot waits, since the flip shows more; it routs only a King that must be
 * there.
 */
function window(outlook: Outlook, moves: readonly GskMove[]): Choice<GskMove> {
  const rout = routIn(outlook, moves);
  const early = outlook.meeting.step === 'rout';
  if (rout && rout.worth > (early ? 6 : 0.5)) return because('rout', {type: 'rout', at: rout.at});
  return because('pass', {type: 'pass'});
}

function answer(outlook: Outlook, moves: readonly GskMove[], candid: boolean): Choice<GskMove> {
  const rout = routIn(outlook, moves);
  const may = !candid && moves.some(({type}) => type === 'challenge');
  const challenge = may ? challengeWorth(outlook) : -Infinity;
  if (rout && rout.worth > Math.max(challenge, 0.5))
    return because('rout', {type: 'rout', at: rout.at});
  if (challenge > 0) return because('challenge', {type: 'challenge'});
  const lost = moves.some(({type}) => type === 'challenge');
  return because(lost ? 'accept' : 'leave', {type: 'accept'});
}
