import {type Control, playerOf, playersOn} from '../../../../elements/index.js';
import {captorOf} from '../board/king-place.js';
import {dire, type Prompt, rescue} from '../choice/prompt.js';
import type {GskContext} from '../context.js';
import {sentence} from '../speech.js';
import {tempo} from '../tempo.js';
import {isTold, reaches} from './steps.js';
import type {GskEvent, GskView, Routed} from '../../types.js';

/** The prompt while this seat is not asked: the events, without what the picture has yet to show. */

type Words = Readonly<Record<'say' | 'why', unknown>>;

/** The cards that players named, before they turn. */
const named = ({by, of, at}: Routed, {messages, players}: GskContext): string =>
  messages.t('gsk/names', {by: players[by]!, of: players[of]!, spot: at});

/** An event in the words of the prompt; `undefined` if nothing is said. */
function wordsOf(event: GskEvent, view: GskView, ctx: GskContext): Words | undefined {
  const {messages, before, seat} = ctx;
  const plain = (say: string | undefined): Words | undefined => (say ? {say, why: ''} : undefined);
  switch (event.type) {
    case 'formations laid':
      return plain(messages.t('gsk/both-in'));
    case 'routs settled':
      return plain(event.routs.map((one) => named(one, ctx)).join(' '));
    case 'flanks turned':
      return plain(messages.t('gsk/flanks-turn'));
    case 'push':
      return {say: sentence(event, ctx), why: messages.t('gsk/push-why')};
    case 'relettered':
      return {
        say: sentence(event, ctx),
        why: event.letters.length > 2 ? messages.t('gsk/letters-why') : '',
      };
    case 'declared equal':
    case 'tie settled':
      return plain(isTold(ctx, view) ? sentence(event, ctx) : messages.t('gsk/both-spoken'));
    case 'bluff decided':
      return plain(messages.t('gsk/both-spoken'));
    case 'challenge answered': {
      const {challenge, routs} = event;
      const doubts = challenge && messages.t('gsk/doubts', playerOf(challenge.by, ctx));
      const said = [...routs.map((one) => named(one, ctx)), ...(doubts ? [doubts] : [])];
      return plain(said.join(' ') || sentence(event, ctx));
    }
    case 'cards collected': {
      // The words warn only once, when it happens.
      const captor = captorOf(view, seat);
      if (captor === undefined || (before && captorOf(before, seat) !== undefined))
        return plain(sentence(event, ctx));
      return {say: dire(messages.t('gsk/danger')), why: rescue(view, ctx)};
    }
    case 'hand ended':
      return plain(messages.t('gsk/piles-searched'));
    case 'king fell':
    case 'piles searched': {
      if (event.kings.length === 0) return undefined;
      if (event.type === 'piles searched' && !reaches(ctx, 1))
        return plain(messages.t('gsk/piles-searched'));
      const seats = event.kings.map((king) => king.seat);
      const fallen = {players: playersOn(seats, ctx)};
      return {
        say: messages.t('gsk/kings-seen', fallen),
        why: isTold(ctx, view) ? messages.t('gsk/say/out', fallen) : '',
      };
    }
    default:
      return plain(sentence(event, ctx));
  }
}

/** The prompt while this seat is not asked. */
export function happening(view: GskView, ctx: GskContext): Prompt {
  const {messages, event, seat} = ctx;
  const ends = view.alive.filter(Boolean).length < 2;
  const controls: readonly Control[] =
    event && tempo(event, view) === 'reveal-stop'
      ? [{id: 'go', label: messages.t(ends ? 'gsk/to-end' : 'ui/next'), primary: true, run: () => ctx.go()}]
      : []; // oxfmt-ignore
  const words = event && wordsOf(event, view, ctx);
  if (words) return {...words, controls};
  const waits = seat !== undefined && !view.alive[seat];
  return {
    say: view.choice ? messages.t('gsk/you-are-in') : messages.t('gsk/choosing'),
    why: view.choice ? messages.t('gsk/may-change') : waits ? messages.t('gsk/you-are-out') : '',
    controls,
  };
}
