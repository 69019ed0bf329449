import type {Desk, PublicEvent} from '../../../elements/scene.js';
import type {ChooseMove} from '../choosing.js';
import {type Lines, matchEvent, nameOf, speechOf} from '../table-speech.js';
import {outcome, totalOf} from './match.js';
import type {SupportTold, SupportView} from './types.js';

/** What the table asks, says aloud, writes into the log and sends to the page. */

/** What the table of Support the King is drawn with. */
export type SupportDesk = Desk<SupportView, ChooseMove, SupportTold>;

/** Whose cards lie to the left: the reader's own lie to the right. */
export const southOf = ({seat = 0}: SupportDesk): number => seat;

/** What is asked, happens or is waited for. */
export function prompt(view: SupportView, desk: SupportDesk): Lines {
  const {words, told} = desk;
  const {lord, last, wins, phase} = view;
  if (last && (phase === 'over' || told?.type === 'match won')) {
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
  const said = told && sentence(told, desk);
  return said
    ? {say: said.replace(/\.$/, ''), why: words.t('support/goal')}
    : {say: words.t('support/waiting'), why: words.t('support/goal')};
}

export function sentence(told: SupportTold, desk: SupportDesk): string | undefined {
  const {words} = desk;
  const name = (seat: number | undefined): string => nameOf(seat ?? 0, desk);
  switch (told.type) {
    case 'lord named':
      return words.t('support/say/lord', {name: name(told.lord), match: told.match});
    case 'cards revealed':
      return [
        ...told.cards.map((card, seat) => words.t('support/say/shows', {name: name(seat), card})),
        words.t('support/say/total', {n: told.total}),
      ].join(' ');
    case 'match won':
      return words.t('support/say/won', {name: name(told.seat), n: told.total});
    case 'game over':
      return words.t('crown/say/over', {name: name(told.winners[0])});
  }
}

const event = (told: SupportTold, view: SupportView): PublicEvent | undefined =>
  told.type === 'lord named'
    ? {name: 'gstk-deal-started', detail: {deal: told.match}}
    : matchEvent(told, view.wins, outcome(view));

/** The speaking half of the table. */
export const supportSpeech = speechOf<SupportView, ChooseMove, SupportTold>({
  sentence,
  event,
  prompt,
  readings: () => import('./table-readings.js'),
});
