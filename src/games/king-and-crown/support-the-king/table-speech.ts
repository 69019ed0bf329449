import type {Desk, PublicEvent} from '../../../elements/scene.js';
import type {ChooseMove} from '../choosing.js';
import {type Lines, matchEvent, nameOf, speechOf} from '../table-speech.js';
import {outcome, totalOf} from './match.js';
import type {SupportEvent, SupportView} from './types.js';

/** What the table asks, says aloud, writes into the log and sends to the page. */

/** What the table of Support the King is drawn with. */
export type SupportDesk = Desk<SupportView, ChooseMove, SupportEvent>;

/** Whose cards lie to the left: the reader's own lie to the right. */
export const southOf = ({seat = 0}: SupportDesk): number => seat;

/** What is asked, happens or is waited for. */
export function prompt(view: SupportView, desk: SupportDesk): Lines {
  const {words, event} = desk;
  const {lord, last, wins, phase} = view;
  if (last && (phase === 'over' || event?.type === 'match won')) {
    const south = southOf(desk);
    const score = words.t('support/lead', {mine: wins[south], theirs: wins[1 - south]});
    return {
      say: words.t('crown/won', {name: nameOf(last.winner, desk)}),
      why: `${words.t('support/decided', {n: totalOf(last.cards)})}, ${score}`,
    };
  }
  if (phase === 'over')
    return {
      say: words.t('crown/won', {name: nameOf(outcome(view)?.winners[0] ?? lord, desk)}),
      why: '',
    };
  if (desk.asking)
    return {
      say: words.t('support/ask'),
      why: words.t(`support/ask/${desk.seat === lord ? 'lord' : 'vassal'}`),
    };
  const said = event && sentence(event, desk);
  return said
    ? {say: said.replace(/\.$/, ''), why: words.t('support/goal')}
    : {say: words.t('support/waiting'), why: words.t('support/goal')};
}

export function sentence(event: SupportEvent, desk: SupportDesk): string | undefined {
  const {words} = desk;
  const name = (seat: number | undefined): string => nameOf(seat ?? 0, desk);
  switch (event.type) {
    case 'lord named':
      return words.t('support/say/lord', {name: name(event.lord), match: event.match});
    case 'cards revealed':
      return [
        ...event.cards.map((card, seat) => words.t('support/say/shows', {name: name(seat), card})),
        words.t('support/say/total', {n: event.total}),
      ].join(' ');
    case 'match won':
      return words.t('support/say/won', {name: name(event.seat), n: event.total});
    case 'game over':
      return words.t('crown/say/over', {name: name(event.winners[0])});
  }
}

const publicEvent = (event: SupportEvent, view: SupportView): PublicEvent | undefined =>
  event.type === 'lord named'
    ? {name: 'gstk-deal-started', detail: {deal: event.match}}
    : matchEvent(event, view.wins, outcome(view));

/** The speaking half of the table. */
export const supportSpeech = speechOf<SupportView, ChooseMove, SupportEvent>({
  sentence,
  publicEvent,
  prompt,
  readings: () => import('./table-readings.js'),
});
