import type {Card, Rank} from '../../../cards/index.js';
import type {GameCatalogue, Messages} from '../../../i18n/index.js';
import type {Spot} from '../types.js';

type Form = Readonly<Record<Spot, Card>>;

/** A formation from left to right: `9, king, 4: `. */
const laid = ({left, centre, right}: Form, messages: Messages): string =>
  `Lay ${[left, centre, right].map((card) => messages.t('rank', {rank: card})).join(', ')}`;
const value = ({rank}: {rank: Rank}, messages: Messages): string =>
  `Declare ${messages.t('rank', {rank})}`;

/** The bot's advice and its reasons in English. */
export const hints = {
  'gsk/why/form': (form: Form, messages) =>
    `${laid(form, messages)}: flanks that are likely to win, cards that are no loss.`,
  'gsk/why/hide': (form: Form, messages) =>
    `${laid(form, messages)}: the King is safest in the centre.`,
  'gsk/why/forced': (form: Form, messages) =>
    `${laid(form, messages)}: three cards are left, so the King must go too.`,
  'gsk/why/rout': ({at}: {at?: Spot}) =>
    `Rout the ${at ?? 'centre'} card: it is likely to be the King.`,
  'gsk/why/pass': 'Pass: a rout would cost more than it promises.',
  'gsk/why/leave': 'Leave it: a rout would cost more than it promises.',
  'gsk/why/truth': (move: {rank: Rank}, messages) =>
    `${value(move, messages)}: it is true, so no challenge can hurt.`,
  'gsk/why/bluff': (move: {rank: Rank}, messages) =>
    `${value(move, messages)}: a lie that is hard to see through.`,
  'gsk/why/challenge': 'Challenge: that value is hardly true.',
  'gsk/why/accept': 'Accept: the value may well be true.',
} satisfies GameCatalogue;
