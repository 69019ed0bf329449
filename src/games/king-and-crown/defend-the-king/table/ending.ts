import {matchEnding, playerOf, playersOn, type Scene} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import type {CourtCard} from '../../rules/deck.js';
import {caughtUp, headline, heroArrow, heroCard} from '../../table/ending.js';
import {html, nothing} from 'lit';
import {allOf, outcome} from '../rules/match.js';
import {type DefendContext, leadText, verdictText} from './speech.js';
import {verdictOf} from './verdict.js';
import type {DefendView, Meeting} from '../types.js';

/** The end of Defend the King: the pair that decided it, and the turning point of the match. */

/** A reveal that this reader has seen. */
interface SeenReveal extends Meeting {
  /** Counted from 1 in its match. */
  readonly reveal: number;
}

/** A match that this reader has seen to its end. */
interface SeenMatch {
  readonly winner: Seat;
  readonly reveals: readonly SeenReveal[];
}

/** The matches of the log, the first of which may have had earlier reveals. */
function matchesOf({log = []}: DefendContext): readonly SeenMatch[] {
  const matches: SeenMatch[] = [];
  let reveals: SeenReveal[] = [];
  let cards: Meeting['cards'] = [];
  const note = (out: readonly Seat[]): void => {
    reveals = [...reveals, {cards, out, reveal: reveals.length + 1}];
  };
  for (const event of log) {
    if (event.type === 'match begun') reveals = [];
    else if (event.type === 'cards revealed') ({cards} = event);
    else if (event.type === 'cards returned') note([]);
    else if (event.type === 'players out') note(event.seats);
    else if (event.type === 'match won') {
      note(event.out);
      matches.push({winner: event.seat, reveals});
    }
  }
  return matches;
}

/**
 * For two players: the match with which the winner caught up, or a last match with many equal cards.
 */
function duelTurn(
  view: DefendView,
  winner: Seat,
  matches: readonly SeenMatch[],
  ctx: DefendContext,
): string | undefined {
  const {messages} = ctx;
  const behind = caughtUp(
    matches.map((match) => match.winner),
    view,
    winner,
  );
  const caught = behind === undefined ? undefined : matches[behind]?.reveals.at(-1)?.cards;
  if (behind !== undefined && caught)
    return messages.t('defend/turning/level', {
      ...{n: behind + 1, ...playerOf(winner, ctx), other: playerOf(1 - winner, ctx)},
      ...{card: caught[winner]!, beaten: caught[1 - winner]!},
    });
  const equal = (matches.at(-1)?.reveals.length ?? 1) - 1;
  return equal < 2
    ? undefined
    : messages.t('defend/turning/equal', {n: matches.length, times: equal});
}

/** For three or more: the reader's fall, or the reveal that put the most players out. */
function crowdTurn(
  winner: Seat,
  reveals: readonly SeenReveal[],
  ctx: DefendContext,
): string | undefined {
  const {messages, seat} = ctx;
  const own = seat === undefined || seat === winner ? undefined : seat;
  const most = Math.max(...reveals.map(({out}) => out.length));
  // The result of the last reveal has already been mentioned.
  const turn = reveals.find(({out}, at) =>
    own === undefined
      ? out.length === most && most > 1 && at < reveals.length - 1
      : out.includes(own),
  );
  if (!turn) return undefined;
  const verdict = verdictOf(turn);
  if (verdict.kind !== 'out') return undefined;
  return messages.t('defend/turning/out', {
    ...{n: turn.reveal, by: verdict.by},
    players: playersOn(own === undefined ? turn.out : [own], ctx),
  });
}

/** The end over board, prompt and hand. */
export function ending(
  view: DefendView,
  ctx: DefendContext,
): Pick<Scene<ChooseMove, string>, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const {last, wins, seats, options} = view;
  const {winners: [winner = 0] = [], places = []} = outcome(view) ?? {};
  const matches = matchesOf(ctx);
  // A match that began before the log has had reveals that are not in it.
  const seen = matches.at(-1)?.reveals ?? [];
  const earlier = view.reveals - seen.length;
  const reveals = seen.map((one) => ({...one, reveal: one.reveal + earlier}));
  const series = options['bestOf'] !== 1;
  const verdict = last ? verdictOf(last) : undefined;
  const mine: CourtCard = last?.cards[winner] ?? 'king';
  const fell = (seat: Seat): number | undefined =>
    reveals.find(({out}) => out.includes(seat))?.reveal;
  const note = (seat: Seat): string | undefined => {
    if (seats === 2) return undefined;
    const n = fell(seat);
    return n === undefined ? undefined : messages.t('defend/out-in', {n});
  };
  const say = [
    last ? verdictText(last, view, ctx) : '',
    seats === 2 && series ? leadText(view, winner, ctx) : '',
  ];
  return matchEnding(
    {
      hero: html`${heroCard({card: mine, won: true}, messages)}${
        verdict?.kind === 'out'
          ? html`${heroArrow(messages.t('defend/thwarts-word'))}${verdict.out.map((card) =>
              heroCard({card, small: true}, messages),
            )}`
          : nothing
      }`,
      title: headline(
        seats === 2
          ? messages.t('defend/title', {...playerOf(winner, ctx), card: mine})
          : messages.t('defend/title/many', playerOf(winner, ctx)),
        winner,
        ctx,
      ),
      say: `${say.filter(Boolean).join(': ')}.`,
      turn: seats === 2 ? duelTurn(view, winner, matches, ctx) : crowdTurn(winner, reveals, ctx),
      columns: [messages.t('crown/matches')],
      rows: allOf(seats)
        .toSorted(
          (one, other) =>
            wins[other]! - wins[one]! || (fell(other) ?? Infinity) - (fell(one) ?? Infinity),
        )
        .map((seat) => {
          const own = note(seat);
          return {
            ...{seat, won: seat === winner},
            place: 1 + places.filter((group) => wins[group[0]!]! > wins[seat]!).flat().length,
            ...(own === undefined ? {} : {note: own}),
            values: [messages.number(wins[seat]!)],
          };
        }),
    },
    ctx,
  );
}
