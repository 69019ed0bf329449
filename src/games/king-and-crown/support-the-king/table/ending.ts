import {html, nothing} from 'lit';
import {matchEnding, playerOf, type Scene, southOf} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import {caughtUp, headline, heroCard} from '../../table/ending.js';
import {outcome, totalOf} from '../rules/match.js';
import {sumText} from './board.js';
import type {SupportContext} from './speech.js';
import type {SupportView} from '../types.js';

/** The end of Support the King: the last sum, and the match with which its winner caught up. */

/** The turning point of the series, from the matches of the log. */
function turnOf(view: SupportView, winner: Seat, ctx: SupportContext): string | undefined {
  const {messages, log = []} = ctx;
  const won = log.filter((event) => event.type === 'match won');
  const at = caughtUp(
    won.map(({seat}) => seat),
    view,
    winner,
  );
  return at === undefined
    ? undefined
    : messages.t('support/turning', {
        ...{match: at + 1, n: won[at]!.total},
        ...{...playerOf(winner, ctx), other: playerOf(1 - winner, ctx)},
      });
}

/** The end over board, prompt and hand. */
export function ending(
  view: SupportView,
  ctx: SupportContext,
): Pick<Scene<ChooseMove, string>, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const {last, wins, lord} = view;
  const winner = outcome(view)?.winners[0] ?? lord;
  const south = southOf(ctx);
  const order = [south, 1 - south];
  const lead = messages.t('crown/lead', {mine: wins[winner]!, theirs: wins[1 - winner]!});
  return matchEnding(
    {
      hero: last
        ? html`${order.map(
              (seat, at) =>
                html`${at > 0 ? html`<span class="hero-sign">+</span>` : nothing}${heroCard(
                  {card: last.cards[seat]!, won: seat === winner},
                  messages,
                )}`,
            )}<span class="hero-sign">= ${totalOf(last.cards)}</span>`
        : heroCard({card: 'king', won: true}, messages),
      title: headline(messages.t('support/title', playerOf(winner, ctx)), winner, ctx),
      say: last
        ? messages.t('support/end', {
            ...{sum: sumText(last, order), n: totalOf(last.cards), lead},
          })
        : `${lead}.`,
      turn: turnOf(view, winner, ctx),
      columns: [messages.t('crown/matches')],
      rows: [winner, 1 - winner].map((seat, at) => ({
        ...{seat, place: at + 1, won: seat === winner, values: [messages.number(wins[seat]!)]},
        ...(last ? {note: messages.t(seat === last.lord ? 'crown/lord' : 'crown/vassal')} : {}),
      })),
    },
    ctx,
  );
}
