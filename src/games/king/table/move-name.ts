import type {Messages} from '../../../i18n/index.js';
import type {KingMove, TrumpName} from '../types.js';
import type {ChoicesMessages} from '../messages/choices.en.js';

/** A trump in words. */
export const trumpName = (
  trump: TrumpName | 'last',
  messages: Messages<ChoicesMessages>,
): string =>
  trump === 'none' || trump === 'last'
    ? messages.t(`king/trump/${trump}`)
    : messages.t('suit', {suit: trump});

/** A move in words; `undefined` for a played card, which is named by itself. */
export function moveName(move: KingMove, messages: Messages<ChoicesMessages>): string | undefined {
  switch (move.type) {
    case 'order': {
      const {contract, trump} = move;
      const name = messages.lookup(`king/contract/${contract}`);
      return trump ? `${name}, ${trumpName(trump, messages)}` : name;
    }
    case 'trump':
      return trumpName(move.trump, messages);
    case 'bid':
      return messages.t('king/bid-it', {points: move.points});
    case 'fold':
      return messages.t('king/fold');
    case 'name':
      return messages.t('suit', {suit: move.suit});
    case 'discard':
      return move.cards.map((card) => messages.t('card', {card})).join(', ');
    case 'draw':
      return messages.t('king/draw');
    case 'play':
      return undefined;
  }
}
