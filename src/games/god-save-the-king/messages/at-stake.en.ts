import {agree, whom, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';

/** A player who draws from the hand of another, which has `n` cards. */
export type Pays = Readonly<Record<'from' | 'to', Player> & Record<'n', number>>;

const pays = ({from, to, n}: Pays): string =>
  n === 0
    ? 'there is no card to draw'
    : `${whom(to)} ${agree(to, 'draw')} ${n === 1 ? `${whose(from)} last card` : `one of ${whose(from)} ${n}`}`;

/** What is at stake while a card is named or a value is doubted, in English. */
export const atStake = {
  'gsk/at-stake/king': 'Is it the King?',
  'gsk/at-stake/word': 'Is it a lie?',
  'gsk/at-stake/rout': (draw: Pays) => `If not, ${pays(draw)}.`,
  'gsk/at-stake/lie': (draw: Pays) => `If it is, ${pays(draw)}.`,
  'gsk/at-stake/truth': (draw: Pays) => `If not, ${pays(draw)}.`,
  'gsk/rises': (who: Player) => `out of ${whose(who)} pile`,
} satisfies GameCatalogue;
