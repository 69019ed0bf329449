import type {Control} from '../../elements/scene.js';
import type {KingDesk} from './table-board.js';
import {isPlay, type KingMove, type KingView} from './types.js';

/** What is chosen otherwise than by a card: every move as a button. */

const label = (move: Exclude<KingMove, {type: 'play'}>, {words}: KingDesk): string => {
  const trump = (name: string): string =>
    name === 'none' || name === 'last'
      ? words.t(`king/trump/${name}`)
      : words.t('suit', {suit: name});
  switch (move.type) {
    case 'order':
      return [
        words.t(`king/contract/${move.contract}`),
        ...(move.trump ? [trump(move.trump)] : []),
      ].join(', ');
    case 'trump':
      return trump(move.trump);
    case 'discard':
      return move.cards.map((card) => words.t('card', {card})).join(', ');
    case 'bid':
      return words.number(move.points);
    case 'name':
      return words.t('suit', {suit: move.suit});
    default:
      return words.t(`king/do/${move.type}`);
  }
};

/** The buttons of the prompt. */
export const moveControls = (desk: KingDesk): readonly Control[] =>
  desk.moves.flatMap((move, at) =>
    isPlay(move) ? [] : [{id: `move-${at}`, label: label(move, desk), run: () => desk.ask(move)}],
  );

/** What is asked where no card is; `undefined` where one is. */
export const question = ({phase}: KingView, {words}: KingDesk): string | undefined =>
  phase === 'play' ? undefined : words.t(`king/ask/${phase}`);
