import type {GameCatalogue} from '../../../i18n/index.js';

/** The bot's reasons as those of another player, which name no hidden card. */
export const told = {
  'kingdom/why/choose/other': 'A card for this round; why this one would tell the hand.',
  'kingdom/why/choose-lose/other':
    'Another point would have been one too many, so the card was meant to miss it.',
  'kingdom/why/fold/other': 'The card seemed good enough as it was.',
  'kingdom/why/fold-lose/other':
    'Another point would have been one too many, and the card was unlikely to score it.',
  'kingdom/why/exchange/other': 'The left neighbour’s card was unknown, and probably better.',
  'kingdom/why/exchange-known/other': 'The left neighbour’s card was known, and better.',
  'kingdom/why/cut/other': 'Most cards in the deck promised more.',
  'kingdom/why/cut-known/other': 'That card of the deck was known, and better.',
  'kingdom/why/change/other': 'A card in the hand had become better.',
  'kingdom/why/use/other': 'The ability promised more than keeping the card as it was.',
} satisfies GameCatalogue;
