import type {Card, Rank} from '../../../cards/index.js';
import type {GameCatalogue, Messages} from '../../../i18n/index.js';
import type {PublicFacts} from '../table/public-facts.js';
import type {Spot} from '../types.js';

type FormationCards = Readonly<Record<Spot, Card>>;

/** A formation from left to right: `9, king, 4: `. */
const laid = ({left, centre, right}: FormationCards, messages: Messages): string =>
  `Lay ${[left, centre, right].map((card) => messages.t('rank', {rank: card})).join(', ')}`;
const value = ({rank}: {rank: Rank}, messages: Messages): string =>
  `Declare ${messages.t('rank', {rank})}`;

/** A declared value and the true one. */
type Bluff = Readonly<Record<'rank' | 'centre', Rank>>;
const card = ({centre}: Bluff, messages: Messages): string => messages.t('rank', {rank: centre});

/** The bot's advice with its reasons, and the coach marks of the first game, in English. */
export const hints = {
  'gsk/why/form': (form: FormationCards, messages) =>
    `${laid(form, messages)}: likely to win, with cards you can spare.`,
  'gsk/why/save': (form: FormationCards, messages) =>
    `${laid(form, messages)}: give up this trick, keep the strong cards.`,
  'gsk/why/split': (form: FormationCards, messages) =>
    `${laid(form, messages)}: one flank to win, one to lose, and the bluff decides.`,
  'gsk/why/hide': (form: FormationCards, messages) =>
    `${laid(form, messages)}: the King in the centre, where he is not always expected.`,
  'gsk/why/forced': (form: FormationCards, messages) =>
    `${laid(form, messages)}: only three cards are left, so the King must go too.`,
  'gsk/why/rout': ({at}: {at?: Spot}) =>
    `Rout the ${at ?? 'centre'} card: the King is there often enough.`,
  'gsk/why/found': ({at}: {at?: Spot}) =>
    `Rout the ${at ?? 'centre'} card: no other can be the King.`,
  'gsk/why/pass': 'Keep your rout: now it would cost more than it is worth.',
  'gsk/why/leave': 'Leave it: a rout would cost more than it is worth.',
  'gsk/why/truth': (move: {rank: Rank}, messages) =>
    `${value(move, messages)}: it is true, so no challenge can hurt.`,
  'gsk/why/bluff': (move: Bluff, messages) =>
    `${value(move, messages)}: a bluff, for the card is ${card(move, messages)}, and nobody can tell.`,
  'gsk/why/brazen': (move: Bluff, messages) =>
    `${value(move, messages)}: a lie, for the card is ${card(move, messages)}. Without a challenge nobody knows.`,
  'gsk/why/challenge': 'Challenge: that value is rarely true.',
  'gsk/why/caught': 'Challenge: that value has been seen elsewhere, so it is a lie.',
  'gsk/why/accept': 'Accept: the value may well be true.',
  'gsk/why/rout/other': ({at}: {at?: Spot}) =>
    `The King is in the ${at ?? 'centre'} often enough for a rout.`,
  'gsk/why/found/other': ({at}: {at?: Spot}) =>
    `No card but the one in the ${at ?? 'centre'} could be the King.`,
  'gsk/why/leave/other': 'A rout would have cost more than it was worth.',
  'gsk/why/challenge/other': 'That value is rarely true.',
  'gsk/why/accept/other': 'The value might well be true.',
  // Another player's reasons, without what follows from face-down cards.
  'gsk/told/flanks': ({open, high, ...form}: FormationCards & PublicFacts, messages) => {
    const [left, right] = [form.left, form.right].map((card) => messages.t('rank', {rank: card}));
    const flanks = `${left} and ${right} on the flanks`;
    if (open && form.centre.startsWith('K'))
      return `${flanks}, the King in the centre, where he is not always expected.`;
    if (high === 1) return `${flanks}: one to win, one to lose, and the bluff decides.`;
    return high === 2 ? `${flanks}: meant to win.` : `${flanks}: this trick may go.`;
  },
  'gsk/told/declared': ({open, answer, ...bluff}: Bluff & PublicFacts, messages) => {
    const said = `${messages.t('rank', {rank: bluff.rank})} declared`;
    const found = answer === 'misrepresented';
    if (!open && !answer) return `${said}. Whether it is true is not known yet.`;
    if (open ? bluff.rank === bluff.centre : !found)
      return `${said}. It was true, so no challenge could hurt.`;
    const truth = open ? `: the card was ${card(bluff, messages)}` : '';
    return `${said}. A bluff${truth}${found ? ', and it was found out' : ''}.`;
  },

  // the aim, and the coach marks
  'aim/god-save-the-king': 'Be the last player with a living King',
  'gsk/tip/formation': 'Flanks are turned. Hide the King in the centre, or keep him in hand.',
  'gsk/tip/king-line': 'Here you see where your King is, and when piles are searched.',
  'gsk/tip/pile': 'Cards of a trick go to its winner’s pile; a King in another’s pile falls.',
  'gsk/tip/rout-ready': 'Rout ready: once a hand, you may name a rival’s card as his King.',
  'gsk/tip/rout': 'A rout names a card as his King. Right, he falls; wrong, you lose a card.',
  'gsk/tip/push': 'A push: the flanks are level, so the higher claim takes the trick.',
} satisfies GameCatalogue;
