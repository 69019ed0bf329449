import {onePage, type RulesText} from '../../../i18n/index.js';

/** The rulebook of High Card in English. */
export const rules: RulesText = onePage({
  deal: 'Two to four players, 32 cards from seven to ace. Each gets five cards, or three by agreement; the rest are set aside face down.',
  play: 'Each player in turn lays one card down, whatever it is. The highest card of the suit led takes the trick, and its player leads the next.',
  end: 'When all cards are played, most tricks win; equal numbers share the win.',
});
