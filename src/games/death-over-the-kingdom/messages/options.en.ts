import type {GameCatalogue} from '../../../i18n/index.js';

/** The names of Death Over the Kingdom's options in English. */
export const options = {
  'option/middle': 'Third round',
  'option/middle/between': 'All between',
  'option/middle/median': 'The median',
  'option/second': 'Second place',
  'option/second/literal': 'Second total',
  'option/second/threeTotals': 'Of three totals',
  'option/second/place': 'Second player',
  'option/dealerOldCard': 'Dealer’s old card',
  'option/dealerOldCard/underDeck': 'Under the deck',
  'option/dealerOldCard/discardFaceUp': 'Discarded face up',
  'option/dealerCut': 'Dealer’s new card',
  'option/dealerCut/public': 'For all to see',
  'option/dealerCut/private': 'Secret',
  'option/kingNeverWins': 'The King never scores',
  'option/large': 'Large game, 3 to 16 players',
  'option/rounds': 'Rounds of the large game, for each player',
} satisfies GameCatalogue;
