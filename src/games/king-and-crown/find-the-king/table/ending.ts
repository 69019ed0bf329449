import {html, nothing} from 'lit';
import {matchEnding, playerOf, type Scene} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import {needOf} from '../../rules/wins.js';
import {caughtUp, headline, heroArrow, heroCard} from '../../table/ending.js';
import {outcome} from '../rules/match.js';
import {foreseen} from './guess.js';
import type {FindContext} from './speech.js';
import type {FindMove, FindView} from '../types.js';

/** The end of Find the King: the King, and the card that was turned instead. */

/** The match with which the winner caught up, or the Knight that gave another chance. */
function turnOf(view: FindView, winner: Seat, ctx: FindContext): string | undefined {
  const {messages, log = []} = ctx;
  const won = log.filter((event) => event.type === 'match won');
  const at = caughtUp(
    won.map(({seat}) => seat),
    view,
    winner,
  );
  if (at !== undefined)
    return messages.t('find/turning/level', {
      ...{match: at + 1, found: won[at]!.found},
      ...{...playerOf(winner, ctx), other: playerOf(1 - winner, ctx)},
    });
  const [first, second] = view.open.map((place) => view.row[place]);
  if (first !== 'knight') return undefined;
  return messages.t(second === 'king' ? 'find/turning/knight' : 'find/turning/chance');
}

/** The end over board, prompt and spread. */
export function ending(
  view: FindView,
  ctx: FindContext,
): Pick<Scene<FindMove, string>, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const {row, open, wins, lord, options} = view;
  const winner = outcome(view)?.winners[0] ?? lord;
  const vassal = 1 - lord;
  const found = winner === vassal;
  const [first, second] = open.map((place) => row[place]!);
  const turned = second ?? (first === 'knight' ? undefined : first);
  const at = row.indexOf('king') + 1;
  const player = playerOf(vassal, ctx);
  const series = needOf(options) > 1;
  const say = found
    ? messages.t(first === 'knight' ? 'find/end/knight' : 'find/end/found', {at})
    : turned === undefined
      ? messages.t('find/end/stopped', {...player, at})
      : messages.t('find/end/hidden', {...player, at, card: turned});
  const king = {card: 'king', won: true, small: !found} as const;
  const before = found ? (first === 'knight' ? first : undefined) : (turned ?? first);
  const {right, of} = foreseen(view, ctx);
  const tried = of > 0 ? messages.t('find/end/foreseen', {right, of}) : '';
  const results = series
    ? messages.t('find/end/series', {mine: wins[winner]!, theirs: wins[1 - winner]!})
    : '';
  return matchEnding(
    {
      hero: html`${
        before
          ? html`${heroCard({card: before, small: found}, messages)}${heroArrow(
              messages.t(found ? 'find/then' : 'find/instead'),
            )}`
          : nothing
      }${heroCard(king, messages)}`,
      title: headline(
        found
          ? messages.t('find/title/found', playerOf(winner, ctx))
          : messages.t('find/title/hidden', {
              ...playerOf(winner, ctx),
              laid: options['lordArranges'] === 'on',
            }),
        winner,
        ctx,
      ),
      say: [say, tried, results].filter(Boolean).join(' '),
      turn: turnOf(view, winner, ctx),
      columns: [messages.t('crown/matches')],
      rows: [winner, 1 - winner].map((seat, place) => ({
        ...{seat, place: place + 1, won: seat === winner},
        note: messages.t(seat === lord ? 'crown/lord' : 'crown/vassal'),
        values: [messages.number(wins[seat]!)],
      })),
    },
    ctx,
  );
}
