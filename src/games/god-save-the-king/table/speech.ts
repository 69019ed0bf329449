import {playerOf, playersOn, type PublicEvent} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {outcome} from '../rules/outcome.js';
import type {GskContext} from './context.js';
import type {GskState, GskEvent, GskView, Penalty, Routed} from '../types.js';
import type {ArgsBelow, Player} from '../../../i18n/index.js';
import type {GskMessages} from '../messages/en.js';

/** Narration, announcements and public events of the table. */

/** A rout and the card that it turned up. */
const routed = ({by, of, at, card, king}: Routed, ctx: GskContext): string =>
  ctx.messages.t(king ? 'gsk/say/routed-king' : 'gsk/say/routed', {
    by: playerOf(by, ctx),
    of: playerOf(of, ctx),
    spot: at,
    card,
  });

const drawn = ({from, to, card}: Penalty, ctx: GskContext): string =>
  ctx.messages.lookup(card ? 'gsk/say/penalty' : 'gsk/say/penalty-none', {
    from: playerOf(from, ctx),
    to: playerOf(to, ctx),
    card,
  });

/** The narration of an event, in one sentence or a few. */
export function sentence(event: GskEvent, ctx: GskContext): string | undefined {
  const {messages, players} = ctx;
  const player = (seat: Seat): Player => playerOf(seat, ctx);
  const say = (...[key, values]: ArgsBelow<GskMessages, 'gsk/say/'>): string =>
    messages.lookup(`gsk/say/${key}`, values);
  switch (event.type) {
    case 'match called':
      return players.length > 2
        ? say('called', {one: player(event.seats[0]), other: player(event.seats[1])})
        : undefined;
    case 'formations laid':
      return say('laid', {one: player(event.seats[0]), other: player(event.seats[1])});
    case 'routs settled': {
      const parts = [
        ...event.routs.map((one) => routed(one, ctx)),
        ...event.penalties.map((one) => drawn(one, ctx)),
      ];
      return parts.join(' ') || say('no-rout');
    }
    case 'flanks turned':
      return event.flanks
        .map(({seat, left, right}) => say('flanks', {...player(seat), left, right}))
        .join(' ');
    case 'king fell':
      return event.kings.map(({seat, cause}) => say('fell', {...player(seat), cause})).join(' ');
    case 'trick decided':
      return say('trick', player(event.winner));
    case 'push':
      return say(event.skirmishes.every((one) => one === null) ? 'push-level' : 'push');
    case 'declared equal':
      return say('equal', {rank: event.rank});
    case 'tie settled':
      return event.winner === null
        ? say('tie', {rank: event.rank})
        : say('tie-won', {rank: event.rank, ...player(event.winner)});
    case 'bluff decided':
      return [
        ...event.declared.map(({seat, rank}) => say('declared', {...player(seat), rank})),
        say('push-won', player(event.winner)),
      ].join(' ');
    case 'challenge answered': {
      const {challenge} = event;
      return [
        ...event.routs.map((one) => routed(one, ctx)),
        ...(challenge
          ? [say('challenged', {by: player(challenge.by), answer: challenge.answer})]
          : event.routs.length > 0
            ? []
            : [say('accepted')]),
        ...event.penalties.map((one) => drawn(one, ctx)),
        ...(event.routs.some(({king}) => king) ? [] : [say('trick', player(event.winner))]),
      ].join(' ');
    }
    case 'cards collected':
      return event.winner === null
        ? say('returned')
        : say('collected', {...player(event.winner), n: event.cards});
    case 'players out':
      return undefined;
    case 'relettered':
      return say('letters', {players: event.letters.map(player)});
    case 'hand ended':
      return say('hand-ended', {n: event.hand});
    case 'piles searched':
      return event.kings.length > 0
        ? event.kings
            .map(({seat, pile}) => say('found', {...player(seat), pile: player(pile)}))
            .join(' ')
        : undefined;
    case 'hands gathered':
      return event.out.length > 0 ? say('short', {players: playersOn(event.out, ctx)}) : undefined;
    case 'reshuffled':
      return say('hand', {n: event.hand});
    case 'game over':
      return say('over', {players: playersOn(event.winners, ctx), many: event.winners.length > 1});
  }
}

/** The announcement when this seat is asked. */
export function asked(view: GskView, ctx: GskContext): string {
  const {messages, moves, seat} = ctx;
  const meeting = view.matches.find(
    (one) => seat !== undefined && one?.seats.includes(seat) && one.step !== 'waiting',
  );
  const rival = meeting?.seats.find((one) => one !== seat) ?? 0;
  const centre = seat === undefined ? null : (view.formations[seat]?.centre ?? null);
  const [first] = moves;
  const kind = first?.type === 'rout' ? 'pass' : (first?.type ?? 'pass');
  const values = {...playerOf(rival, ctx), card: centre, won: meeting?.winner === seat};
  return messages.lookup(`gsk/asked/${kind}`, values);
}

/** The public event of an event; `undefined` when the page is not told. */
export function publicEvent(event: GskEvent, view: GskView): PublicEvent | undefined {
  switch (event.type) {
    case 'formations laid':
      return {name: 'gstk-choices-revealed', detail: {seats: event.seats, what: 'formation'}};
    case 'bluff decided':
      return {name: 'gstk-claim-made', detail: {seat: event.winner, declared: event.declared}};
    case 'challenge answered': {
      const {challenge} = event;
      if (!challenge) return undefined;
      const truthful = challenge.answer === 'accurate';
      return {name: 'gstk-claim-challenged', detail: {seat: challenge.by, truthful}};
    }
    case 'cards collected':
      return event.winner === null
        ? undefined
        : {
            name: 'gstk-trick-taken',
            detail: {seat: event.winner, cards: [], points: 0, deal: view.hand},
          };
    case 'reshuffled':
      return {name: 'gstk-deal-started', detail: {deal: event.hand}};
    case 'game over': {
      const {places} = outcome(view as unknown as GskState) ?? {};
      return {name: 'gstk-game-ended', detail: {ranking: places ?? [event.winners]}};
    }
    default:
      return undefined;
  }
}
