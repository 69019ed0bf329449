import {html, type TemplateResult} from 'lit';
import {matchEnding, playerOf, type Scene, southOf} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import {COURT, DECK} from '../../rules/deck.js';
import {caughtUp, headline} from '../../table/ending.js';
import {courtFace} from '../../table/face.js';
import {outcome, winsOf} from '../rules/match.js';
import {SEATS, verdictOf} from '../rules/round.js';
import type {TourneyContext} from './context.js';
import type {TourneyView} from '../types.js';

/** The end of Tourney for the King: the pairs of the last match, and its turning point. */

/** With this difference or more, a high card was spent on a low one. */
const SPENT = 3;

/** A round on which a lead of at most two depended, or the highest card spent on a low one. */
function roundTurn(
  {rounds, options, sheet}: TourneyView,
  winner: Seat,
  ctx: TourneyContext,
): string | undefined {
  const {messages} = ctx;
  const [one = 0, other = 0] = sheet.at(-1) ?? [];
  const told = rounds.map((pair, at) => ({
    ...{pair, round: at + 1, ...verdictOf(rounds.slice(0, at + 1), options)},
  }));
  const tie = told.findLast(({unused, winners}) => unused && winners.length === 1 && winners[0] === winner); // oxfmt-ignore
  if (tie?.unused && Math.abs(one - other) <= 2)
    return messages.t('tourney/turning/tie', {
      ...{...playerOf(winner, ctx), round: tie.round, card: tie.pair[0]},
      ...{own: tie.unused[winner]!, other: tie.unused[1 - winner]!},
    });
  const lead = ({pair}: (typeof told)[number]): number =>
    DECK[pair[1 - winner]!].value - DECK[pair[winner]!].value;
  // Nobody chose the last cards.
  const [most] = told
    .filter((round) => round.round < COURT.length && lead(round) >= SPENT)
    .sort((a, b) => lead(b) - lead(a));
  return most
    ? messages.t('tourney/turning/spent', {
        ...{...playerOf(winner, ctx), other: playerOf(1 - winner, ctx), round: most.round},
        ...{card: most.pair[1 - winner]!, low: most.pair[winner]!},
      })
    : undefined;
}

/**
 * The turning point of the game: a round of a single match, or the match with which the winner caught
 * up.
 */
function turnOf(view: TourneyView, winner: Seat, ctx: TourneyContext): string | undefined {
  const {messages, log = []} = ctx;
  if (view.options['bestOf'] === 1) return roundTurn(view, winner, ctx);
  const won = log.filter((event) => event.type === 'match decided' && event.winners.length > 0);
  const seats = won.flatMap((event) => (event.type === 'match decided' ? event.winners : []));
  const at = caughtUp(seats, {wins: winsOf(view)}, winner);
  const match = at === undefined ? undefined : won[at];
  return match?.type === 'match decided'
    ? messages.t('tourney/turning/level', {
        ...{n: match.match, ...playerOf(winner, ctx), other: playerOf(1 - winner, ctx)},
      })
    : undefined;
}

/** Why a drawn match has rounds that nobody won. */
function nobodyWon({rounds, options}: TourneyView, {messages}: TourneyContext): readonly string[] {
  const level = rounds.flatMap((_, at) =>
    verdictOf(rounds.slice(0, at + 1), options).winners.length === 0 ? [at + 1] : [],
  );
  return level.length === 0 ? [] : [messages.t('tourney/end/nobody', {rounds: level})];
}

/** The pairs of the last match, the reader's cards below. */
function pairs({rounds, options}: TourneyView, ctx: TourneyContext): TemplateResult {
  const south = southOf(ctx);
  const card = (seat: Seat, at: number): TemplateResult => {
    const {winners} = verdictOf(rounds.slice(0, at + 1), options);
    const won = winners.includes(seat);
    return html`<span class=${won ? 'won' : ''}
      >${courtFace(rounds[at]![seat]!, {illegal: winners.length === 1 && !won})}</span
    >`;
  };
  return html`<div class="pairs">
    ${[1 - south, south].map((seat) => rounds.map((_, at) => card(seat, at)))}
  </div>`;
}

/** The end over board, prompt and hand. */
export function ending(
  view: TourneyView,
  ctx: TourneyContext,
): Pick<Scene<ChooseMove, string>, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const {winners = [], scores = []} = outcome(view) ?? {};
  const [winner] = winners;
  const series = view.options['bestOf'] !== 1;
  const best = winner ?? southOf(ctx);
  const lead = {mine: scores[best] ?? 0, theirs: scores[1 - best] ?? 0};
  return matchEnding(
    {
      hero: pairs(view, ctx),
      title:
        winner === undefined
          ? messages.t('tourney/level')
          : headline(messages.t('tourney/title', playerOf(winner, ctx)), winner, ctx),
      say: [
        messages.t(series ? 'tourney/end/matches' : 'tourney/end/rounds', lead),
        ...(winner === undefined && !series ? nobodyWon(view, ctx) : []),
      ].join(' '),
      turn: winner === undefined ? undefined : turnOf(view, winner, ctx),
      columns: [messages.t(series ? 'crown/matches' : 'tourney/column')],
      rows: SEATS.toSorted((one) => (one === best ? -1 : 1)).map((seat) => ({
        ...{seat, won: seat === winner},
        place: winner === undefined || seat === winner ? 1 : 2,
        values: [messages.number(scores[seat] ?? 0)],
      })),
    },
    ctx,
  );
}
