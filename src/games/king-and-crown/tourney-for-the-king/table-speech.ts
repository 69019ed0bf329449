import type {PublicEvent} from '../../../elements/scene.js';
import {type Lines, nameOf, speechOf} from '../table-speech.js';
import {isOver, outcome, winsOf} from './match.js';
import {leadersOf} from './round.js';
import {type TourneyDesk, verdictText} from './table-desk.js';
import type {TourneyMove, TourneyEvent, TourneyView} from './types.js';

/** What the table asks, says aloud, writes into the log and sends to the page. */

const bare = (sentence: string): string => sentence.replace(/\.$/, '');

/** What is asked, happens or is waited for. */
export function prompt(view: TourneyView, desk: TourneyDesk): Lines {
  const {words, event, seat} = desk;
  if (event?.type === 'match decided' || view.phase === 'over') return verdict(view, desk);
  if (event?.type === 'round decided')
    return {say: bare(verdictText(event, desk)), why: words.t('tourney/standing', standing(view.scores, desk))}; // prettier-ignore
  if (event?.type === 'cards revealed') return {say: bare(sentence(event, desk) ?? ''), why: ''};
  if (desk.asking) return {say: words.t('tourney/ask'), why: words.t('tourney/ask/why')};
  const card = seat === undefined ? undefined : view.choices.made[seat];
  if (seat === undefined || !card) return {say: words.t('tourney/waiting'), why: ''};
  const name = nameOf(1 - seat, desk);
  return {say: words.t('tourney/chosen', {card}), why: words.t('tourney/waiting/for', {name})};
}

/** A match that has been decided, or the game. */
function verdict(view: TourneyView, desk: TourneyDesk): Lines {
  const {words} = desk;
  const {sheet, options} = view;
  const last = sheet.at(-1) ?? view.scores;
  const over = isOver(view);
  const series = over && options['bestOf'] !== 1;
  const [winner] = leadersOf(series ? winsOf(view) : last);
  const name = winner === undefined ? '' : nameOf(winner, desk);
  const drawn = over ? 'tourney/drawn' : 'tourney/match/drawn';
  const won = over ? 'tourney/won' : 'tourney/match/won';
  return {
    say: words.t(winner === undefined ? drawn : won, {name, n: sheet.length}),
    why: words.t('tourney/standing', standing(series ? winsOf(view) : last, desk)),
  };
}

const standing = (scores: readonly number[], desk: TourneyDesk) => ({
  ...{one: nameOf(0, desk), other: nameOf(1, desk), scores},
});

export function sentence(event: TourneyEvent, desk: TourneyDesk): string | undefined {
  const {words} = desk;
  const names = {one: nameOf(0, desk), other: nameOf(1, desk)};
  switch (event.type) {
    case 'match begun':
      return words.t('tourney/say/match', {n: event.match});
    case 'cards revealed':
      return words.t('tourney/say/cards', {...names, round: event.round, cards: event.cards});
    case 'round decided':
      return verdictText(event, desk);
    case 'match decided':
      return words.t('tourney/say/scored', {...names, n: event.match, scores: event.scores});
    case 'game over': {
      const [winner] = event.winners;
      const name = winner === undefined ? '' : nameOf(winner, desk);
      return words.t('tourney/say/over', {name, drawn: winner === undefined});
    }
  }
}

function publicEvent(event: TourneyEvent, view: TourneyView): PublicEvent | undefined {
  switch (event.type) {
    case 'match begun':
      return {name: 'gstk-deal-started', detail: {deal: event.match}};
    case 'cards revealed':
      return {name: 'gstk-choices-revealed', detail: {round: event.round, cards: event.cards}};
    case 'match decided':
      return {name: 'gstk-deal-scored', detail: {scores: event.scores, totals: winsOf(view)}};
    case 'game over':
      return {name: 'gstk-game-ended', detail: {ranking: outcome(view)?.places ?? []}};
    case 'round decided':
      return undefined;
  }
}

/** The speaking half of the table. */
export const tourneySpeech = speechOf<TourneyView, TourneyMove, TourneyEvent>({
  sentence,
  publicEvent,
  prompt,
  readings: () => import('./table-readings.js'),
});
