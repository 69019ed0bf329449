import type {Desk, PublicEvent} from '../../../elements/scene.js';
import {type Lines, nameOf, speechOf} from '../table-speech.js';
import {outcome, vassalOf} from './match.js';
import type {FindMove, FindTold, FindView} from './types.js';

/** What the table asks, says aloud, writes into the log and sends to the page. */

/** What the table of Find the King is drawn with. */
export type FindDesk = Desk<FindView, FindMove, FindTold>;

/** What is asked, happens or is waited for. */
export function prompt(view: FindView, desk: FindDesk): Lines {
  const {words, told} = desk;
  const {phase, lord, row} = view;
  if (told?.type === 'match won' || phase === 'over') {
    const last = told?.type === 'match won' ? told : undefined;
    const winner = last?.seat ?? outcome(view)?.winners[0] ?? lord;
    const at = (last?.row ?? row).indexOf('king') + 1;
    const key = winner === lord ? 'find/hidden' : 'find/found';
    return {say: words.t('crown/won', {name: nameOf(winner, desk)}), why: words.t(key, {at})};
  }
  if (desk.asking)
    return {
      say: words.t(`find/ask/${phase}`, {n: row.length + 1}),
      why: words.t(`find/ask/${phase}/why`, {name: nameOf(vassalOf(view), desk)}),
    };
  const said = told && sentence(told, desk);
  const [next = lord] = view.turn;
  const waits = words.t(`find/waiting/${phase}`, {name: nameOf(next, desk)});
  return said ? {say: said.replace(/\.$/, ''), why: waits} : {say: waits, why: ''};
}

export function sentence(told: FindTold, desk: FindDesk): string | undefined {
  const {words} = desk;
  const say = (key: string, seat: number, values = {}): string =>
    words.t(`find/say/${key}`, {...values, name: nameOf(seat, desk)});
  switch (told.type) {
    case 'lord named':
      return say('lord', told.lord, {match: told.match});
    case 'card laid':
      return told.card === null
        ? say('laid', told.seat)
        : say('laid-card', told.seat, {card: told.card});
    case 'card revealed':
      return say('revealed', told.seat, {at: told.at + 1, card: told.card});
    case 'another allowed':
      return say('another', told.seat);
    case 'stopped':
      return say('stopped', told.seat);
    case 'match won':
      return say('won', told.seat, {at: told.row.indexOf('king') + 1});
    case 'game over':
      return words.t('crown/say/over', {name: nameOf(told.winners[0] ?? 0, desk)});
    case 'cards presented':
      return undefined;
  }
}

function event(told: FindTold, view: FindView): PublicEvent | undefined {
  switch (told.type) {
    case 'lord named':
      return {name: 'gstk-deal-started', detail: {deal: told.match}};
    case 'card laid':
    case 'card revealed':
    case 'stopped':
      return {name: 'gstk-choice-made', detail: {seat: told.seat}};
    case 'game over':
      return {name: 'gstk-game-ended', detail: {ranking: outcome(view)?.places ?? []}};
    default:
      return undefined;
  }
}

/** The speaking half of the table. */
export const findSpeech = speechOf<FindView, FindMove, FindTold>({
  sentence,
  event,
  prompt,
  readings: () => import('./table-readings.js'),
});
