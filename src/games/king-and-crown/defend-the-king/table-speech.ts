import type {Desk, PublicEvent} from '../../../elements/scene.js';
import type {Seat} from '../../../game/index.js';
import type {ChooseMove} from '../choosing.js';
import type {CourtCard} from '../deck.js';
import {thwarts} from '../thwart.js';
import {type Lines, matchEvent, nameOf, speechOf} from '../table-speech.js';
import {outcome} from './match.js';
import type {DefendEvent, DefendView} from './types.js';

/** What the table asks, says aloud, writes into the log and sends to the page. */

/** What the table of Defend the King is drawn with. */
export type DefendDesk = Desk<DefendView, ChooseMove, DefendEvent>;

/** `Otto, Vera`. */
export const namesOf = (seats: readonly Seat[], desk: DefendDesk): string =>
  seats.map((seat) => nameOf(seat, desk)).join(', ');

/** Which cards thwart which of those that were shown; empty where none does. */
function thwartsText(cards: readonly (CourtCard | null)[], {words}: DefendDesk): string {
  const shown = [...new Set(cards.filter((card) => card !== null))];
  const pairs = shown.flatMap((card) =>
    shown.filter((other) => thwarts(card, other)).map((other) => ({card, other})),
  );
  return pairs.map((pair) => words.t('crown/thwarts', pair)).join(', ');
}

/** Each card shown with its owner. */
export const shownText = (cards: readonly (CourtCard | null)[], desk: DefendDesk): string =>
  cards
    .flatMap((card, seat) =>
      card === null ? [] : [desk.words.t('defend/say/shows', {card, name: nameOf(seat, desk)})],
    )
    .join(' ');

/** What is asked, happens or is waited for. */
export function prompt(view: DefendView, desk: DefendDesk): Lines {
  const {words, event, seat} = desk;
  const {last, phase, seats} = view;
  const goal = words.t(seats === 2 ? 'defend/goal' : 'defend/goal/many');
  const met = last ? thwartsText(last.cards, desk) : '';
  const winner = event?.type === 'match won' ? event.seat : outcome(view)?.winners[0];
  if (winner !== undefined)
    return {say: words.t('crown/won', {name: nameOf(winner, desk)}), why: met};
  if (event?.type === 'cards returned') return {say: words.t('defend/none'), why: met};
  if (event?.type === 'players out')
    return {say: words.t('defend/say/out', {names: namesOf(event.seats, desk)}), why: met};
  if (event?.type === 'cards revealed')
    return {say: shownText(event.cards, desk).replace(/\.$/, ''), why: met};
  if (desk.asking)
    return {
      say: words.t('defend/ask'),
      why:
        last && view.reveals > 0 && met === '' ? words.t('defend/none') : words.t('defend/ask/why'),
    };
  const out = seat !== undefined && phase === 'select' && !view.still.includes(seat);
  return {say: words.t(out ? 'defend/watching' : 'defend/waiting'), why: goal};
}

export function sentence(event: DefendEvent, desk: DefendDesk): string | undefined {
  const {words} = desk;
  switch (event.type) {
    case 'match begun':
      return words.t('defend/say/match', {n: event.match});
    case 'cards revealed':
      return shownText(event.cards, desk);
    case 'cards returned':
      return words.t('defend/say/returned');
    case 'players out':
      return words.t('defend/say/out', {names: namesOf(event.seats, desk)});
    case 'match won':
      return words.t('defend/say/won', {name: nameOf(event.seat, desk)});
    case 'game over':
      return words.t('crown/say/over', {name: nameOf(event.winners[0] ?? 0, desk)});
  }
}

const publicEvent = (event: DefendEvent, view: DefendView): PublicEvent | undefined =>
  event.type === 'match begun'
    ? {name: 'gstk-deal-started', detail: {deal: event.match}}
    : matchEvent(event, view.wins, outcome(view));

/** The speaking half of the table. */
export const defendSpeech = speechOf<DefendView, ChooseMove, DefendEvent>({
  sentence,
  publicEvent,
  prompt,
  readings: () => import('./table-readings.js'),
});
