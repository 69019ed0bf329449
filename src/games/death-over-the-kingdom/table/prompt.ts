import {type HandScene, playerOf, playersOn, type Prompt} from '../../../elements/index.js';
import {characterOf} from '../rules/deck.js';
import {activeOf, HAND, isLarge, neighbourOf} from '../rules/standing.js';
import {cardOfCode, fullName, handCodes, ownCards} from './card.js';
import {goalText, type KingdomContext, laterThan, sketchOf} from './context.js';
import type {KingdomMove, KingdomView} from '../types.js';
import type {ArgsBelow} from '../../../i18n/index.js';
import type {KingdomMessages} from '../messages/en.js';

/** The question to the reader, and the move of each card in the hand. */

/** The question to this seat, and the reason for it. */
export function asking(view: KingdomView, ctx: KingdomContext): Prompt {
  const {messages, seat = 0} = ctx;
  const t = (...[key, values]: ArgsBelow<KingdomMessages, 'kingdom/ask/'>): string =>
    messages.lookup(`kingdom/ask/${key}`, values);
  const goal = goalText(view, ctx);
  const card = view.areas[seat] ?? '';
  const sketch = sketchOf(ctx);
  switch (sketch?.kind) {
    case 'lay':
      return {say: t('lay', {card: cardOfCode(sketch.code)}), why: goal};
    case 'change':
      return {say: t('change', {card}), why: goal};
    case 'cut':
      return {say: t('cut'), why: t('cut/why')};
    case 'use': {
      const {ability} = characterOf(view, card);
      const [first] = sketch.fixed;
      return {
        say:
          first === undefined
            ? messages.lookup(`kingdom/ask/${ability}`)
            : t('juggle/second', playerOf(first, ctx)),
        why: goal,
      };
    }
  }
  if (view.phase === 'choose') return {say: t('choose'), why: goal};
  if (view.phase === 'decide') {
    const at = neighbourOf(seat, view);
    const seen = (at === null ? view.pile[0] : view.areas[at]) ?? '';
    const full = fullName(view.deck, seen, messages);
    return {say: t('decide', {...playerOf(at, ctx), card: full}), why: t('decide/why', {card})};
  }
  return {say: t('act', {card}), why: goal};
}

/** The awaited player, and the players who follow. */
export function waiting(view: KingdomView, ctx: KingdomContext): Prompt {
  const {messages, seat} = ctx;
  if (view.phase === 'choose')
    return {say: messages.t('kingdom/wait/choose'), why: messages.t('kingdom/wait/choose/why')};
  const active = activeOf(view);
  if (active === undefined) return {say: goalText(view, ctx), why: ''};
  const later = laterThan(view).slice(0, 6);
  const player = playerOf(active, ctx);
  return {
    say: active === seat ? messages.t('kingdom/your-turn') : messages.t('kingdom/wait/act', player),
    why: later.length > 0 ? messages.t('kingdom/wait/then', {players: playersOn(later, ctx)}) : '',
  };
}

/**
 * The reader's hand. Laying a card takes two touches, so that the first can explain the card;
 * changing the one in front takes one. While the buttons of a turn are shown, they take the hand's
 * room.
 */
export function hand(
  view: KingdomView,
  ctx: KingdomContext,
): HandScene<KingdomMove, string> | undefined {
  const {seat, messages, moves} = ctx;
  if (seat === undefined || isLarge(view)) return undefined;
  const sketch = sketchOf(ctx);
  const chooses = view.phase === 'choose';
  if (ctx.asking && !chooses && sketch?.kind !== 'change') return undefined;
  const type = chooses ? 'choose' : 'change';
  const sorted = (view.hands[seat] ?? [])
    .filter((card) => card !== null)
    .sort((a, b) => characterOf(view, a).value - characterOf(view, b).value);
  const codes = handCodes(sorted);
  const move = (code: string): KingdomMove => ({type, card: cardOfCode(code)});
  const may = moves.flatMap((one) => (one.type === type ? [one.card] : []));
  const picked = sketch?.kind === 'lay' ? sketch.code : undefined;
  return {
    cards: codes,
    dealt: HAND,
    legal: ctx.asking ? codes.filter((code) => may.includes(cardOfCode(code))) : null,
    why: (code) => {
      const refusal = ctx.refuse(move(code));
      return refusal && messages.lookup(refusal, {view, move: move(code)});
    },
    refusal: (code) => ctx.refuse(move(code)),
    pick: (code) => {
      if (chooses && code !== picked) ctx.sketch({kind: 'lay', code});
      else ctx.ask(move(code));
    },
    selected: picked === undefined ? [] : [picked],
    isLookedAt: true,
    own: ownCards(view.deck, messages),
  };
}
