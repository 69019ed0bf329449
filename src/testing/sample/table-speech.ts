import {type Suit, SUITS, sortHand, suitOf} from '../../cards/index.js';
import type {Desk, PublicEvent, Reading, TableModule} from '../../elements/scene.js';
import {placesOf} from './play.js';
import type {Move, Event, View} from './types.js';

/** What the table asks, says aloud, writes into the log and sends to the page. */

/** What this table is drawn with. */
export type Here = Desk<View, Move, Event>;

/** Who sits there. */
export const nameOf = (seat: number, {names}: Here): string => names[seat] ?? '';
/** The suit that beats the others. */
export const trumpOf = ({options}: View): Suit | undefined =>
  options['trump'] === 'none' ? undefined : (options['trump'] as Suit);
/** Tricks to come. */
export const left = ({hands}: View): number => Math.max(...hands.map((hand) => hand.length));

const won = (seats: readonly number[], desk: Here): string =>
  desk.words.t('high-card/won', {
    names: seats.map((seat) => nameOf(seat, desk)).join(', '),
    one: seats.length === 1,
  });

/** What is asked or happens. */
export function say(view: View, desk: Here): string {
  const {words, event} = desk;
  if (event?.type === 'trick taken')
    return words.t('high-card/trick-to', {name: nameOf(event.seat, desk)});
  if (view.phase === 'over') return won(placesOf(view.scores)[0] ?? [], desk);
  if (desk.asking) return words.t(`high-card/${view.phase}`);
  const [next] = view.turn;
  return next === undefined ? '' : words.t('high-card/to-play', {name: nameOf(next, desk)});
}

/** Tricks of each seat. */
export const standings = ({scores}: View, desk: Here): string =>
  scores
    .map((n, seat) => `${nameOf(seat, desk)}: ${desk.words.t('high-card/tricks', {n})}.`)
    .join(' ');

const spoken = (view: View, desk: Here, suits: readonly Suit[] = SUITS): string => {
  const cards = (view.hands[desk.seat ?? -1] ?? []).filter((card) => card !== null);
  return suits
    .flatMap((suit) => {
      const ranks = sortHand(cards).filter((card) => suitOf(card) === suit);
      return ranks.length ? [desk.words.t('say/suit', {suit, ranks})] : [];
    })
    .join(' ');
};

function sentence(event: Event, desk: Here): string {
  const {words} = desk;
  switch (event.type) {
    case 'dealt':
      return words.t('high-card/say/dealt', {n: event.hands[0]?.length ?? 0});
    case 'card played':
      return words.t('say/play', {name: nameOf(event.seat, desk), card: event.card});
    case 'trick taken':
      return `${words.t('high-card/trick-to', {name: nameOf(event.seat, desk)})}.`;
    case 'game over':
      return `${won(event.winners, desk)}.`;
  }
}

function read(what: Reading, view: View, desk: Here): string | undefined {
  const {words} = desk;
  switch (what) {
    case 'hand':
    case 'legal':
      return spoken(view, desk);
    case 'trick':
      return (
        view.trick.map((play) => sentence({type: 'card played', ...play}, desk)).join(' ') ||
        words.t('high-card/say/nothing')
      );
    case 'contract':
      return words.t('high-card/goal');
    case 'turn':
      return say(view, desk);
    case 'scores':
    case 'taken':
      return standings(view, desk);
    case 'left':
      return words.t('high-card/left', {n: left(view)});
    case 'out':
      return undefined;
  }
}

function publicEvent(event: Event, view: View): PublicEvent | undefined {
  if (event.type === 'card played') {
    const {seat, card} = event;
    return {name: 'gstk-card-played', detail: {seat, card, legal: true}};
  }
  if (event.type !== 'game over') return undefined;
  return {name: 'gstk-game-ended', detail: {ranking: placesOf(view.scores)}};
}

/** The speaking half of the table. */
export const speech: Pick<
  TableModule<View, Move, Event>,
  'sentence' | 'asked' | 'read' | 'publicEvent'
> = {sentence, asked: (view, desk) => `${say(view, desk)}.`, read, publicEvent};
