import {Later} from '../../elements/internal/later.js';
import type {PublicEvent, TableModule} from '../../elements/scene.js';
import type {Seat} from '../../game/index.js';
import {outcome} from './outcome.js';
import {type KingdomDesk, nameOf, namesOf} from './table-desk.js';
import {asking} from './table-prompt.js';
import type {KingdomMove, KingdomTold, KingdomView} from './types.js';

/** What the table says aloud, writes into the log and sends to the page. */

/** A happening in one sentence, as the one who reads it may know it. */
export function sentence(told: KingdomTold, desk: KingdomDesk): string | undefined {
  const {words} = desk;
  const say = (key: string, seat?: Seat | null, values = {}): string =>
    words.t(`kingdom/say/${key}`, {
      name: seat === undefined || seat === null ? '' : nameOf(seat, desk),
      ...values,
    });
  const name = (seat: Seat | null): string => (seat === null ? '' : nameOf(seat, desk));
  switch (told.type) {
    case 'dealt':
      return say('dealt', told.dealer);
    case 'round begun':
      return say('round', undefined, {n: told.round});
    case 'exchanged': {
      const mine = told.with === desk.seat ? told.given : told.got;
      return say('exchanged', told.seat, {other: name(told.with), card: mine});
    }
    case 'cut':
      return [
        say(told.card === null ? 'cut' : 'cut-open', told.seat, {n: told.depth, card: told.card}),
        told.old === null ? '' : say('cut-old', undefined, {card: told.old}),
      ]
        .filter(Boolean)
        .join(' ');
    case 'folded':
      return say('folded', told.seat);
    case 'changed':
      return say('changed', told.seat);
    case 'looked': {
      const key = told.at === null ? 'looked-deck' : 'looked';
      return say(key, told.seat, {other: name(told.at), card: told.card, seen: told.seen});
    }
    case 'bought': {
      const key = told.from === null ? 'bought-deck' : 'bought';
      return say(key, told.seat, {other: name(told.from), card: told.card, got: told.got});
    }
    case 'stolen':
      return say('stolen', told.seat, {other: name(told.from), card: told.card, got: told.got});
    case 'juggled': {
      const [one, two] = told.targets;
      const got = told.cards[desk.seat === one ? 1 : 0];
      const mine = told.targets.includes(desk.seat ?? -1) ? got : null;
      return say('juggled', told.seat, {
        one: name(one),
        two: name(two),
        card: told.card,
        got: mine,
      });
    }
    case 'burned':
      return say('burned', told.seat, {
        other: name(told.target),
        card: told.card,
        burned: told.burned,
        drawn: told.drawn,
      });
    case 'cards shown':
      return say('shown', undefined, {
        cards: told.cards.map((card, seat) => `${name(seat)} ${words.t('card', {card})}`),
      });
    case 'abilities settled':
      return told.turned.length === 0
        ? undefined
        : say('settled', undefined, {
            cards: told.turned.map((seat) => `${name(seat)} ${words.number(told.values[seat]!)}`),
          });
    case 'points awarded':
      return told.seats.length === 0
        ? say('nobody')
        : say('awarded', told.seats[0], {n: told.seats.length, names: namesOf(told.seats, desk)});
    case 'game over':
      return told.winners.length === 0
        ? say('drawn')
        : say('won', told.winners[0], {
            n: told.winners.length,
            names: namesOf(told.winners, desk),
          });
    case 'cards laid':
    case 'cards discarded':
    case 'turn ended':
      return undefined;
  }
}

function asked(view: KingdomView, desk: KingdomDesk): string {
  const {say, why} = asking(view, desk);
  const closed = (said: string): string => (/[?!.…]$/.test(said) ? said : `${said}.`);
  return [desk.words.t('kingdom/your-turn'), say, why].filter(Boolean).map(closed).join(' ');
}

function event(told: KingdomTold, view: KingdomView): PublicEvent | undefined {
  switch (told.type) {
    case 'dealt':
      return {name: 'gstk-deal-started', detail: {deal: told.deal}};
    case 'exchanged':
    case 'cut':
    case 'folded':
    case 'changed':
    case 'looked':
    case 'bought':
    case 'stolen':
    case 'juggled':
    case 'burned':
      return {name: 'gstk-choice-made', detail: {seat: told.seat, deal: view.deal, as: told.type}};
    case 'cards shown':
      return {name: 'gstk-choices-revealed', detail: {deal: view.deal, cards: told.cards}};
    case 'turn ended':
      return {
        name: 'gstk-deal-scored',
        detail: {deal: told.deal, scores: told.points, totals: view.scores},
      };
    case 'game over':
      return {name: 'gstk-game-ended', detail: {ranking: outcome(view)?.places ?? []}};
    default:
      return undefined;
  }
}

/** Few readers press the letter keys, so what they ask for comes with the first. */
const readings = new Later(() => import('./table-readings.js'));

/** The speaking half of the table. */
export const kingdomSpeech: Pick<
  TableModule<KingdomView, KingdomMove, KingdomTold, string>,
  'sentence' | 'asked' | 'read' | 'event'
> = {
  sentence,
  asked,
  read: async (what, view, desk) => (await readings.want()).read(what, view, desk),
  event,
};
