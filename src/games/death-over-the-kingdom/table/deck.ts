import {artFace} from '../../../elements/index.js';
import type {Messages} from '../../../i18n/index.js';
import type {KingdomMessages} from '../messages/en.js';
import {characterOf, RECONSTRUCTION} from '../rules/deck.js';
import type {KingdomView} from '../types.js';
import {colour, layers} from './art.js';

/** The characters in a diagram. */
export const deck = {
  cards: RECONSTRUCTION.map(({id}) => id),
  face: (card: string, view: KingdomView | undefined) => {
    const character = characterOf(view ?? {deck: null}, card);
    return artFace(layers(character), colour(character));
  },
  name: (card: string, messages: Messages<KingdomMessages>) => messages.t('card', {card}),
};
