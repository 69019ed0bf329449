import type {PublicEvent} from '../../elements/scene.js';
import type {Seat} from '../../game/index.js';
import {outcome} from './outcome.js';
import type {GskDesk} from './table-desk.js';
import type {GskState, GskTold, GskView, Penalty, Routed} from './types.js';

/** What the table says aloud, writes into the log and sends to the page. */

export const nameOf = (seat: Seat, {names}: GskDesk): string => names[seat] ?? '';
const list = (seats: readonly Seat[], desk: GskDesk): string =>
  seats.map((seat) => nameOf(seat, desk)).join(', ');

/** A rout and what it turned up. */
export const routed = ({by, of, at, card, king}: Routed, desk: GskDesk): string =>
  desk.words.t(king ? 'gsk/say/routed-king' : 'gsk/say/routed', {
    by: nameOf(by, desk),
    of: nameOf(of, desk),
    spot: at,
    card,
  });

const drawn = ({from, to, card}: Penalty, desk: GskDesk): string =>
  desk.words.t(card ? 'gsk/say/penalty' : 'gsk/say/penalty-none', {
    from: nameOf(from, desk),
    to: nameOf(to, desk),
    card,
  });

/** A happening in one sentence, or a few. */
export function sentence(told: GskTold, desk: GskDesk): string | undefined {
  const {words, names} = desk;
  const name = (seat: Seat): string => nameOf(seat, desk);
  const say = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    words.t(`gsk/say/${key}`, values);
  switch (told.type) {
    case 'match called':
      return names.length > 2
        ? say('called', {one: name(told.seats[0]), other: name(told.seats[1])})
        : undefined;
    case 'formations laid':
      return say('laid', {one: name(told.seats[0]), other: name(told.seats[1])});
    case 'routs settled': {
      const parts = [
        ...told.routs.map((one) => routed(one, desk)),
        ...told.penalties.map((one) => drawn(one, desk)),
      ];
      return parts.length > 0 ? parts.join(' ') : undefined;
    }
    case 'flanks turned':
      return told.flanks
        .map(({seat, left, right}) => say('flanks', {name: name(seat), left, right}))
        .join(' ');
    case 'king fell':
      return told.kings
        .map(
          ({seat, cause}) => `${say('fell', {name: name(seat)})} ${words.t(`gsk/cause/${cause}`)}.`,
        )
        .join(' ');
    case 'trick decided':
      return say('trick', {name: name(told.winner)});
    case 'push':
      return say(told.skirmishes.every((one) => one === null) ? 'push-level' : 'push');
    case 'declared equal':
      return say('equal', {rank: told.rank});
    case 'tie settled':
      return told.winner === null
        ? say('tie', {rank: told.rank})
        : say('tie-won', {rank: told.rank, name: name(told.winner)});
    case 'bluff decided':
      return [
        ...told.declared.map(({seat, rank}) => say('declared', {name: name(seat), rank})),
        say('push-won', {name: name(told.winner)}),
      ].join(' ');
    case 'challenge answered': {
      const {challenge} = told;
      return [
        ...told.routs.map((one) => routed(one, desk)),
        ...(challenge
          ? [say('challenged', {by: name(challenge.by), answer: challenge.answer})]
          : told.routs.length > 0
            ? []
            : [say('accepted')]),
        ...told.penalties.map((one) => drawn(one, desk)),
        ...(told.routs.some(({king}) => king) ? [] : [say('trick', {name: name(told.winner)})]),
      ].join(' ');
    }
    case 'cards collected':
      return told.winner === null
        ? say('returned')
        : say('collected', {name: name(told.winner), n: told.cards});
    case 'players out':
      return undefined;
    case 'relettered':
      return say('letters', {names: told.letters.map(name)});
    case 'hand ended':
      return say('hand-ended', {n: told.hand});
    case 'piles searched':
      return told.kings.length > 0
        ? told.kings
            .map(({seat, pile}) => say('found', {name: name(seat), pile: name(pile)}))
            .join(' ')
        : undefined;
    case 'hands gathered':
      return told.out.length > 0 ? say('short', {names: list(told.out, desk)}) : undefined;
    case 'reshuffled':
      return say('hand', {n: told.hand});
    case 'game over':
      return say('over', {names: list(told.winners, desk), many: told.winners.length > 1});
  }
}

/** What is announced when this seat is asked. */
export function asked(view: GskView, desk: GskDesk): string {
  const {words, moves, seat} = desk;
  const meeting = view.matches.find(
    (one) => seat !== undefined && one?.seats.includes(seat) && one.step !== 'waiting',
  );
  const rival = meeting?.seats.find((one) => one !== seat) ?? 0;
  const centre = seat === undefined ? null : (view.formations[seat]?.centre ?? null);
  const [first] = moves;
  const kind = first?.type === 'rout' ? 'pass' : (first?.type ?? 'pass');
  return words.t(`gsk/asked/${kind}`, {
    name: nameOf(rival, desk),
    card: centre,
    won: meeting?.winner === seat,
  });
}

/** The event that a happening sends to the page. */
export function event(told: GskTold, view: GskView): PublicEvent | undefined {
  switch (told.type) {
    case 'formations laid':
      return {name: 'gstk-choices-revealed', detail: {seats: told.seats, what: 'formation'}};
    case 'bluff decided':
      return {name: 'gstk-claim-made', detail: {seat: told.winner, declared: told.declared}};
    case 'challenge answered': {
      const {challenge} = told;
      if (!challenge) return undefined;
      const truthful = challenge.answer === 'accurate';
      return {name: 'gstk-claim-challenged', detail: {seat: challenge.by, truthful}};
    }
    case 'cards collected':
      return told.winner === null
        ? undefined
        : {
            name: 'gstk-trick-taken',
            detail: {seat: told.winner, cards: [], points: 0, deal: view.hand},
          };
    case 'reshuffled':
      return {name: 'gstk-deal-started', detail: {deal: told.hand}};
    case 'game over': {
      const {places} = outcome(view as unknown as GskState) ?? {};
      return {name: 'gstk-game-ended', detail: {ranking: places ?? [told.winners]}};
    }
    default:
      return undefined;
  }
}
