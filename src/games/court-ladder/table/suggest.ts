import {playerOf} from '../../../elements/index.js';
import type {LadderMove} from '../types.js';
import {draftOf, type LadderContext, type LadderDraft} from './context.js';

/**
 * A hint that is more than a card to play: a target and the seats that may throw in are chosen on their
 * rungs; all others are a press, so they have a name only.
 */
export function suggest(
  move: LadderMove,
  ctx: LadderContext,
): {readonly name: string; readonly draft?: LadderDraft} {
  const {messages} = ctx;
  switch (move.type) {
    case 'attack':
    case 'beat':
    case 'throw': {
      const card = messages.t('card', {card: move.card});
      const target = 'target' in move ? move.target : undefined;
      if (target === undefined) return {name: card};
      const name = messages.t('ladder/with', {name: playerOf(target, ctx).name, card});
      return {name, draft: {...draftOf(ctx), target}};
    }
    case 'leave': {
      const {allow} = move;
      const players = allow.map((seat) => playerOf(seat, ctx));
      const name = messages.t('ladder/leave-for', {players}).replace(/\.$/, '');
      return {name, draft: {...draftOf(ctx), allow}};
    }
    case 'trump': {
      const name = messages.t('ladder/suit', {suit: move.suit});
      if (!move.card) return {name};
      return {name: messages.t('ladder/with', {name, card: messages.t('card', {card: move.card})})};
    }
    default:
      return {name: messages.t(`ladder/do/${move.type}`)};
  }
}
