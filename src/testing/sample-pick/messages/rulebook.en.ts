import {onePage, type RulesText} from '../../../i18n/index.js';

/** The rulebook of Royal Guests in English. */
export const rules: RulesText = onePage({
  door: 'Two to four players. Aces, kings, queens and tens are guests of the king; with them stand four knaves, or two by agreement. All are shuffled and lie in a row, face down.',
  turn: 'A player lets somebody in: picks a card and turns it up. As long as it is a guest, the player may stop, or pick another one. A player who stops keeps the guests of this turn. A knave drives them all away, and the turn is over.',
  end: 'When the row is empty, the last guests are kept. A king counts two, every other guest one; most points win, equal points share the win.',
});
