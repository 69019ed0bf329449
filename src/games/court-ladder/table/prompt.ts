import {type Card, isJoker, sortHand, type Suit, SUITS} from '../../../cards/index.js';
import {stepOf} from '../rules/phase.js';
import {
  type Control,
  type HandScene,
  playerOf,
  type Prompt,
  put,
  SUIT_PATHS,
} from '../../../elements/index.js';
import type {Refusal, Seat} from '../../../game/index.js';
import {holds} from '../rules/ladder.js';
import {packOf} from '../rules/options.js';
import {draftOf, type LadderContext, petitionersOf, targetOf, targetsOf} from './context.js';
import {refuseThrower} from '../rules/throw-in.js';
import type {LadderEvent, LadderMove, LadderView} from '../types.js';
import type {ArgsBelow} from '../../../i18n/index.js';
import type {LadderMessages} from '../messages/en.js';

/** The question to the reader, its buttons, and the move of each card in the hand. */

const handOf = ({hands}: LadderView, {seat}: LadderContext): readonly (Card | null)[] =>
  seat === undefined ? [] : (hands[seat] ?? []);

/** The question to this seat, and the reason for it. */
export function asking(view: LadderView, ctx: LadderContext): Prompt {
  const {messages, moves} = ctx;
  const ask = (...[key, values]: ArgsBelow<LadderMessages, 'ladder/ask/'>): Prompt => ({
    say: messages.lookup(`ladder/ask/${key}`, values),
    why: messages.lookup(`ladder/ask/${key}/why`, values),
  });
  const {bout, trump} = view;
  if (draftOf(ctx).joker) return ask('joker');
  const player = playerOf(bout?.defender ?? null, ctx);
  switch (stepOf(view)) {
    case 'attack': {
      const target = targetOf(ctx);
      if (target !== undefined) return ask('attack', playerOf(target, ctx));
      if (targetsOf(ctx).length > 0)
        return ctx.advised
          ? {...ask('attack-any'), why: messages.t('ladder/target-advised')}
          : ask('attack-any');
      return player.name ? ask('attack', player) : ask('attack-jokers');
    }
    case 'defence': {
      const card = bout?.pairs.at(-1)?.card;
      const can = moves.some(({type}) => type === 'beat');
      const values = {card: card!, trump: trump!};
      return ask(can ? 'beat' : 'take', values);
    }
    case 'leave':
      return ask('leave', player);
    case 'throwIn': {
      const can = moves.some(({type}) => type === 'throw');
      return ask(can ? (bout?.taking ? 'add' : 'throw') : 'no-throw', player);
    }
    default:
      return ask('trump');
  }
}

/** The awaited player and decision, and why the reader is not asked. */
export function waiting(view: LadderView, ctx: LadderContext): Prompt {
  const {messages, seat} = ctx;
  const [next] = view.turn;
  if (next === undefined) return {say: '', why: ''};
  const player = playerOf(next, ctx);
  const say = messages.lookup(`ladder/waiting/${stepOf(view)}`, player);
  const {bout} = view;
  if (seat === undefined || seat === next) return {say, why: ''};
  if (view.phase === 'trump') return {say, why: messages.t('ladder/not-yet-looked')};
  if (!holds(view, seat)) return {say, why: messages.t('ladder/you-are-out')};
  const refusal =
    bout && stepOf(view) === 'throwIn'
      ? refuseThrower({...view, bout}, seat)
      : 'game/not-your-turn';
  const silent = refusal === 'game/not-your-turn' || refusal === 'ladder/has-passed';
  return {say, why: silent ? '' : messages.lookup(`${refusal}/you`)};
}

/** The move that a card of the hand stands for in this step. */
function moveOf(view: LadderView, ctx: LadderContext, card: Card): LadderMove {
  switch (stepOf(view)) {
    case 'attack': {
      const target = targetOf(ctx);
      return {type: 'attack', card, ...(target === undefined ? {} : {target})};
    }
    case 'defence':
      return {type: 'beat', card};
    default:
      return {type: 'throw', card};
  }
}

/** Whether the question is answered with a card of the hand; if not, the hand is at rest. */
function byCard(view: LadderView, ctx: LadderContext): boolean {
  const step = stepOf(view);
  if (!ctx.asking || step === 'trump' || step === 'leave') return false;
  return targetsOf(ctx).length === 0 || targetOf(ctx) !== undefined;
}

/** The most cards that a narrow table keeps in one row; with more they shrink. */
const ROW = 10;

/** The cards that a seat took in the last bout. */
function justTaken(log: readonly LadderEvent[], seat: Seat): readonly Card[] {
  const last = log.findLast((event) => event.type === 'bout closed' || event.type === 'dealt');
  return last?.type === 'bout closed' && last.took && last.defender === seat ? last.cards : [];
}

/** The reader's hand; an onlooker has none. A joker is picked first, then the reader names a suit. */
export function hand(view: LadderView, ctx: LadderContext): HandScene<LadderMove> | undefined {
  const {seat, messages} = ctx;
  const {seats} = view;
  if (seat === undefined) return undefined;
  const cards = handOf(view, ctx);
  const known = cards.filter((card) => card !== null);
  const move = (card: Card): LadderMove => moveOf(view, ctx, card);
  const jokers = ctx.moves.flatMap((one) => (one.type === 'trump' && one.card ? [one.card] : []));
  const refusal = (card: Card): Refusal | undefined => ctx.refuse(move(card));
  const why = (card: Card): string | undefined => {
    const key = refusal(card);
    return key && messages.lookup(key, {view, move: move(card)});
  };
  const playable = (card: Card): boolean =>
    jokers.some((joker) => joker === card) || refusal(card) === undefined;
  const {joker} = draftOf(ctx);
  const pick = (card: Card): void => {
    if (isJoker(card)) ctx.sketch(joker === card ? {} : {joker: card});
    else ctx.ask(move(card));
  };
  return {
    cards: known.length < cards.length ? cards : sortHand(known, {trump: view.trump ?? undefined}),
    dealt: Math.min(ROW, Math.ceil(packOf(view.options, seats).length / seats)),
    legal: byCard(view, ctx) ? known.filter(playable) : null,
    fresh: justTaken(ctx.log ?? [], seat),
    why,
    ...(jokers.length > 0 ? {pick, refusal} : {move}),
    ...(joker ? {selected: [joker]} : {}),
  };
}

const SUIT_ICONS = Object.fromEntries(
  SUITS.map((suit) => [suit, put(SUIT_PATHS[suit], 12, 12, 1)]),
) as Readonly<Record<Suit, string>>;

/** The buttons for moves without a card of the hand. */
export function controls(view: LadderView, ctx: LadderContext): readonly Control[] {
  const {messages, moves} = ctx;
  if (!ctx.asking) return [];
  const {joker, allow = []} = draftOf(ctx);
  const suits = SUITS.map((suit): Control => {
    const move = {type: 'trump' as const, suit, ...(joker ? {card: joker} : {})};
    const label = messages.t('ladder/suit', {suit});
    return {id: suit, icon: SUIT_ICONS[suit], label, run: () => ctx.ask(move)};
  });
  if (joker) return suits;
  switch (stepOf(view)) {
    case 'trump':
      return suits;
    case 'defence':
      return [
        {
          id: 'take',
          label: messages.t('ladder/do/take'),
          primary: moves.length === 1,
          run: () => ctx.ask({type: 'take'}),
        },
      ];
    case 'throwIn':
      return [
        {
          id: 'done',
          label: messages.t('ladder/do/done'),
          primary: moves.length === 1,
          run: () => ctx.ask({type: 'done'}),
        },
      ];
    case 'leave': {
      const all = petitionersOf(ctx);
      const give = (
        id: 'nobody' | 'chosen' | 'everybody',
        seats: readonly number[],
        more = {},
      ): Control => ({
        id,
        label: messages.t(`ladder/do/${id}`),
        run: () => ctx.ask({type: 'leave', allow: seats}),
        ...more,
      });
      const some = allow.length > 0;
      return [
        give('nobody', []),
        some ? give('chosen', allow, {primary: true}) : give('everybody', all, {primary: true}),
      ];
    }
    default:
      return [];
  }
}
