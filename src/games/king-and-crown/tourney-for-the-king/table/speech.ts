import {gameEnded, playerOf, type Prompt, type PublicEvent} from '../../../../elements/index.js';
import {crownSpeech} from '../../table/speech.js';
import {isOver, outcome, winsOf} from '../rules/match.js';
import {COURT} from '../../rules/deck.js';
import {leadersOf, scoresOf} from '../rules/round.js';
import {type TourneyContext, verdictText} from './context.js';
import type {TourneyEvent, TourneyView} from '../types.js';
import type {ChooseMove} from '../../rules/choose-move.js';

/** Prompts, narration, announcements and public events of the table. */

/** The prompt: the question, the present event, or the awaited player. */
export function prompt(view: TourneyView, ctx: TourneyContext): Prompt {
  const {messages, event, seat} = ctx;
  if (event?.type === 'match decided' || view.phase === 'over') return verdict(view, ctx);
  if (event?.type === 'round decided')
    return {
      say: messages.t('tourney/after', {round: event.round, ...standing(view.scores, ctx)}),
      why: messages.t('tourney/to-go', {n: COURT.length - event.round}),
    };
  if (event?.type === 'cards revealed') return turning(view, event.round, ctx);
  if (ctx.asking) return {say: messages.t('tourney/ask'), why: messages.t('tourney/ask/why')};
  const card = seat === undefined ? undefined : view.choices.made[seat];
  if (seat === undefined || !card) return {say: messages.t('tourney/waiting'), why: ''};
  return {say: messages.t('tourney/chosen', {card}), why: messages.t('crown/change')};
}

/** The text while the cards turn; for the last ones it says what depends on them. */
function turning(view: TourneyView, round: number, {messages}: TourneyContext): Prompt {
  if (round < COURT.length) return {say: messages.t('tourney/turn', {round}), why: ''};
  const [one = 0, other = 0] = scoresOf({...view, rounds: view.rounds.slice(0, -1)});
  const open = Math.abs(one - other) < 2;
  return {
    say: messages.t('tourney/last'),
    why: messages.t(open ? 'tourney/last/open' : 'tourney/last/decided'),
  };
}

/** The prompt of a decided match, or of the finished game. */
function verdict(view: TourneyView, ctx: TourneyContext): Prompt {
  const {messages} = ctx;
  const {sheet, options} = view;
  const last = sheet.at(-1) ?? view.scores;
  const over = isOver(view);
  const series = over && options['bestOf'] !== 1;
  const [winner] = leadersOf(series ? winsOf(view) : last);
  const drawn = over ? 'tourney/drawn' : 'tourney/match/drawn';
  const won = over ? 'tourney/won' : 'tourney/match/won';
  const values = {...playerOf(winner, ctx), n: sheet.length};
  return {
    say: messages.t(winner === undefined ? drawn : won, values),
    why: messages.t('tourney/standing', standing(series ? winsOf(view) : last, ctx)),
  };
}

const standing = (scores: readonly number[], ctx: TourneyContext) => ({
  ...{one: playerOf(0, ctx), other: playerOf(1, ctx), scores},
});

export function sentence(event: TourneyEvent, ctx: TourneyContext): string | undefined {
  const {messages} = ctx;
  const both = {one: playerOf(0, ctx), other: playerOf(1, ctx)};
  switch (event.type) {
    case 'match begun':
      return messages.t('tourney/say/match', {n: event.match});
    case 'cards revealed':
      return messages.t('tourney/say/cards', {...both, round: event.round, cards: event.cards});
    case 'round decided':
      return verdictText(event, ctx);
    case 'match decided':
      return messages.t('tourney/say/scored', {...both, n: event.match, scores: event.scores});
    case 'game over': {
      const [winner] = event.winners;
      return messages.t('tourney/say/over', {
        ...playerOf(winner, ctx),
        drawn: winner === undefined,
      });
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
      return gameEnded(outcome(view));
    case 'round decided':
      return undefined;
  }
}

/** The texts of the table module. */
export const tourneySpeech = crownSpeech<TourneyView, ChooseMove, TourneyEvent>({
  sentence,
  publicEvent,
  prompt,
});
