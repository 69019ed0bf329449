import {html, matchEnding, playerOf, type Scene, smallFace} from 'gstk/kit/table';
import {isCard} from 'gstk/kit';
import {holderFrom} from '../play.js';
import type {Move, View} from '../types.js';
import type {Context} from './speech.js';

/** The end: the odd queen, and who holds it. */
export function ending(
  view: View,
  ctx: Context,
): Pick<Scene<Move>, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const loser = holderFrom(view.hands, 0);
  const [card] = view.hands[loser]!.filter(isCard);
  const others = view.hands.map((_, seat) => seat).filter((seat) => seat !== loser);
  return matchEnding(
    {
      hero: html`${card ? smallFace(card, ctx) : ''}`,
      title: messages.t('old-maid/title', playerOf(loser, ctx)),
      say: card ? messages.t('old-maid/end', {card}) : '',
      rows: [
        ...others.map((seat) => ({seat, place: 1, won: true})),
        {seat: loser, place: view.seats, note: messages.t('old-maid/odd-queen'), won: false},
      ],
      shown: Infinity,
    },
    ctx,
  );
}
