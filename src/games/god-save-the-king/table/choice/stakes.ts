import type {Control} from '../../../../elements/index.js';
import {COLUMNS, winnerAt} from '../board/joint.js';
import {kingPlace} from '../board/king-place.js';
import type {Facing, GskContext} from '../context.js';
import type {GskView} from '../../types.js';

/** The possible consequences of each answer: gains, costs, and what stays. */

type Stakes = NonNullable<Control['stakes']>;
type Stake = Stakes[number];

/** Whether the reader's King is in the hand that others draw from. */
const holdsKing = (view: GskView, {own}: Facing): boolean => kingPlace(view, own)?.at === 'hand';

/** The rival draws a card of the reader's hand, possibly the King. */
function loses(
  key: 'rout' | 'challenge',
  view: GskView,
  {messages, players}: GskContext,
  face: Facing,
): Stake {
  const n = view.hands[face.own]!.length;
  const player = players[face.rival]!;
  if (n === 0) return {kind: 'none', text: messages.t(`gsk/stake/${key}-lost-none`)};
  const text = messages.t(`gsk/stake/${key}-lost`, {...player, n});
  return holdsKing(view, face)
    ? {kind: 'dire', text: `${text}, ${messages.t('gsk/stake/your-king', {n})}`}
    : {kind: 'cost', text};
}

/** A rout: the rival falls, or draws a card from the reader. */
export const routStakes = (view: GskView, ctx: GskContext, face: Facing): Stakes => [
  {kind: 'gain', text: ctx.messages.t('gsk/stake/rout-won', ctx.players[face.rival]!)},
  loses('rout', view, ctx, face),
];

/** The result of the turned flanks and, with them, of the King in the centre. */
function trickStake(view: GskView, {messages, players}: GskContext, face: Facing): Stake {
  const {own, rival} = face;
  const lead = COLUMNS.reduce((sum, column) => {
    const winner = winnerAt(view, face, column);
    return sum + (winner === own ? 1 : winner === rival ? -1 : 0);
  }, 0);
  if (lead === 0) return {kind: 'none', text: messages.t('gsk/stake/to-push')};
  if (lead > 0) return {kind: 'gain', text: messages.t('gsk/stake/trick-won')};
  const player = players[rival]!;
  return kingPlace(view, own)?.at === 'laid'
    ? {kind: 'dire', text: messages.t('gsk/stake/trick-lost-king', player)}
    : {kind: 'cost', text: messages.t('gsk/stake/trick-lost', player)};
}

/** A pass. */
export const passStakes = (view: GskView, ctx: GskContext, face: Facing): Stakes => [
  face.meeting?.step === 'rout'
    ? {kind: 'none', text: ctx.messages.t('gsk/stake/flip')}
    : trickStake(view, ctx, face),
  {kind: 'none', text: ctx.messages.t('gsk/stake/rout-stays')},
];

/** A challenge: after a lie the reader draws, after the truth the rival does (G-2). */
export function challengeStakes(view: GskView, ctx: GskContext, face: Facing): Stakes {
  const {messages} = ctx;
  const n = view.hands[face.rival]!.length;
  const overturns = view.options['challengeOverturns'] === 'on';
  const ownKing = kingPlace(view, face.own)?.at === 'laid';
  const back: readonly Stake[] = overturns
    ? [{kind: 'gain', text: messages.t(ownKing ? 'gsk/stake/king-back' : 'gsk/stake/trick-back')}]
    : [];
  const drawn: Stake = n
    ? {kind: 'gain', text: messages.t('gsk/stake/challenge-won', {n})}
    : {kind: 'none', text: messages.t('gsk/stake/challenge-won-none')};
  return [...back, drawn, loses('challenge', view, ctx, face)];
}

/** Nothing is drawn; the loser of the push loses the trick. */
export const acceptStakes = (ctx: GskContext, won: boolean): Stakes => [
  {kind: 'none', text: ctx.messages.t('gsk/stake/no-card')},
  ...(won ? [{kind: 'none' as const, text: ctx.messages.t('gsk/stake/rout-stays')}] : []),
];
