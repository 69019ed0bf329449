import {nameOf, playerOf, playersOn, type Prompt} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {goalOf} from '../rules/award.js';
import {characterOf} from '../rules/deck.js';
import {leadersOf} from '../rules/outcome.js';
import {isLarge, orderOf} from '../rules/standing.js';
import {deedsOf} from './arrivals.js';
import {deedText, isCrowded, type KingdomContext, laterThan} from './context.js';
import {turnedCards} from './reveal.js';
import type {Deed, KingdomView} from '../types.js';

/** The public events of a round, in lines. */

/** Two lines about the round: what has happened, and what else there is to know. */
interface RoundLine {
  readonly what: string;
  readonly more: string;
}

/**
 * The number of quiet turns that are listed by name, in a crowded court and in others; more are
 * counted, so that they fit.
 */
const NAMED = {crowd: 1, few: 4};
/** The number of turned cards that are listed by name; more are counted. */
const TURNED = 2;

/** The turns in which the others showed no card, in one line. */
function quiet(view: KingdomView, ctx: KingdomContext): string {
  const {messages} = ctx;
  const others = deedsOf(view).filter(([seat]) => seat !== ctx.seat);
  const of = (type: Deed['type']): readonly (readonly [Seat, Deed])[] =>
    others.filter(([, deed]) => deed.type === type && deed.card === null);
  const [kept, changed, swaps] = [of('fold'), of('change'), of('exchange')];
  const n = kept.length + changed.length + swaps.length;
  if (n === 0) return '';
  if (n > (isCrowded(view) ? NAMED.crowd : NAMED.few))
    return messages.t('kingdom/line/counts', {
      kept: kept.length,
      changed: changed.length,
      swapped: swaps.length,
    });
  const all = (key: 'kept' | 'changed', deeds: typeof kept): readonly string[] => {
    const seats = deeds.map(([seat]) => seat);
    if (seats.length === 0) return [];
    const players = playersOn(seats, ctx);
    return [messages.t(`kingdom/line/${key}`, {n: seats.length, players})];
  };
  return [
    ...all('kept', kept),
    ...all('changed', changed),
    ...swaps.map(([seat, deed]) =>
      messages.t('kingdom/line/swaps', {
        ...playerOf(seat, ctx),
        other: playerOf(deed.with[0], ctx),
      }),
    ),
  ].join('; ');
}

/** The player who showed a card last, or the one who has yet to act. */
function besides(view: KingdomView, ctx: KingdomContext): string {
  const {messages} = ctx;
  const told = deedsOf(view).findLast(
    ([seat, {type, card}]) => seat !== ctx.seat && (card !== null || type === 'cut'),
  );
  if (told) return `${nameOf(told[0], ctx)} – ${deedText(told[1], ctx)}`;
  const later = laterThan(view);
  if (later.length > 0)
    return messages.t('kingdom/line/later', {players: playersOn(later.slice(0, 6), ctx)});
  return ctx.asking ? messages.t('kingdom/line/last') : '';
}

/** The reason why these seats have scored. */
function reason(view: KingdomView, {messages}: KingdomContext): string {
  const {last, options} = view;
  if (!last) return '';
  const goal = goalOf(view);
  const {values, winners} = last;
  const value = values[winners[0] ?? 0]!;
  if (goal !== 'middle') return messages.t(`kingdom/reason/${goal}`, {n: winners.length, value});
  if (options['middle'] === 'median') return messages.t('kingdom/reason/median', {value});
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return messages.t(winners.length > 0 ? 'kingdom/reason/between' : 'kingdom/reason/nothing', {
    low,
    high,
  });
}

/** The lines about the round. */
export function roundLine(view: KingdomView, ctx: KingdomContext): RoundLine {
  const {messages} = ctx;
  switch (view.phase) {
    case 'choose': {
      const order = orderOf(view);
      const [first, last] = [playerOf(order[0], ctx), playerOf(order.at(-1), ctx)];
      return {
        what: messages.t('kingdom/line/order', {first, last}),
        more: messages.t(view.round === 1 ? 'kingdom/line/next' : 'kingdom/line/next-last', {
          median: view.options['middle'] === 'median',
        }),
      };
    }
    case 'act':
    case 'decide':
      return {
        what: quiet(view, ctx) || messages.t('kingdom/line/down'),
        more: besides(view, ctx),
      };
    case 'show':
      return {what: messages.t('kingdom/line/shown'), more: ''};
    case 'endAbilities': {
      const turned = turnedCards(view);
      const sayings = turned.map(({seat, by}) => ({
        seat,
        value: characterOf(view, view.areas[seat]!).value,
        second: view.values![seat]!,
        card: view.areas[seat]!,
        cause: view.areas[by]!,
      }));
      const own = sayings.find(({seat}) => seat === ctx.seat);
      const others = sayings.filter((one) => one !== own);
      return {
        what: own ? messages.t('kingdom/line/cause', own) : messages.t('kingdom/line/shown'),
        more:
          others.length > TURNED
            ? messages.t('kingdom/line/turned-n', {n: others.length})
            : others
                .map(({seat, ...one}) =>
                  messages.t('kingdom/line/turned', {...one, ...playerOf(seat, ctx)}),
                )
                .join(', '),
      };
    }
    case 'award': {
      const winners = view.last?.winners ?? [];
      return {
        what:
          winners.length === 0
            ? messages.t('kingdom/line/nobody')
            : messages.t(isLarge(view) ? 'kingdom/line/took' : 'kingdom/line/scored', {
                n: winners.length,
                players: playersOn(winners, ctx),
              }),
        more: reason(view, ctx),
      };
    }
    default:
      return {what: '', more: ''};
  }
}

/**
 * The players who would win with the points so far; none while they are half of the table or more.
 */
export function leadersNow(view: KingdomView): readonly Seat[] {
  const leaders = view.phase === 'over' ? [] : leadersOf(view);
  return leaders.length * 2 < view.seats ? leaders : [];
}

/** The reader's result of the round, and the players who would win now. */
export function outcomeText(view: KingdomView, ctx: KingdomContext): Prompt {
  const {messages, seat} = ctx;
  const large = isLarge(view);
  const seats = leadersNow(view);
  const [first] = seats;
  const value = view.values?.[seat ?? -1];
  const has = view.last?.winners.includes(seat ?? -1);
  const key = has ? (large ? 'took' : 'scored') : large ? 'safe' : 'not';
  return {
    say:
      value === undefined ? roundLine(view, ctx).what : messages.t(`kingdom/mine/${key}`, {value}),
    why:
      first === undefined
        ? messages.t(large ? 'kingdom/lead/none-large' : 'kingdom/lead/none')
        : messages.t(large ? 'kingdom/lead/fewest' : 'kingdom/lead/second', {
            players: playersOn(seats, ctx),
            n: view.scores[first] ?? 0,
          }),
  };
}
