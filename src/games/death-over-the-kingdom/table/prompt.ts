import type {Control, HandScene} from '../../../elements/scene.js';
import type {Prompt} from '../../../elements/table/speech.js';
import {nameOf, namesOf} from '../../../elements/table/seats.js';
import type {Seat} from '../../../game/index.js';
import {targetsOf} from '../rules/abilities.js';
import {characterOf} from '../rules/deck.js';
import {activeOf, HAND, isLarge, leftOf, neighbourOf} from '../rules/standing.js';
import {cardOfCode, fullName, handCodes, ownCards} from './card.js';
import {goalText, type KingdomContext, laterThan, sketchOf} from './context.js';
import type {KingdomMove, KingdomView} from '../types.js';
import type {ArgsBelow} from '../../../i18n/index.js';
import type {KingdomMessages} from '../messages/en.js';

/** The question to the reader, its buttons, and the move of each card in hand. */

/** The question to this seat, and why it is asked. */
export function asking(view: KingdomView, ctx: KingdomContext): Prompt {
  const {messages, seat = 0} = ctx;
  const t = (...[key, values]: ArgsBelow<KingdomMessages, 'kingdom/ask/'>): string =>
    messages.lookup(`kingdom/ask/${key}`, values);
  if (view.phase === 'choose') return {say: t('choose'), why: goalText(view, ctx)};
  const card = view.areas[seat] ?? '';
  const sketch = sketchOf(ctx);
  if (sketch?.kind === 'cut') return {say: t('cut'), why: t('cut/why')};
  if (sketch) {
    const {ability} = characterOf(view, card);
    const [first] = sketch.fixed;
    return {
      say:
        first === undefined
          ? messages.lookup(`kingdom/ask/${ability}`)
          : t('juggle/second', {name: nameOf(first, ctx)}),
      why: messages.lookup(`kingdom/ability/${ability}`),
    };
  }
  if (view.phase === 'decide') {
    const at = neighbourOf(seat, view);
    const seen = (at === null ? view.pile[0] : view.areas[at]) ?? '';
    const name = at === null ? '' : nameOf(at, ctx);
    const full = fullName(view.deck, seen, messages);
    return {say: t('decide', {name, card: full}), why: t('decide/why', {card})};
  }
  const dealer = seat === view.dealer;
  const name = nameOf(leftOf(seat, view), ctx);
  return {
    say: t('act', {card}),
    why: `${goalText(view, ctx)}. ${t(dealer ? 'act/dealer' : 'act/left', {name})}`,
  };
}

/** The awaited player, and the players who follow. */
export function waiting(view: KingdomView, ctx: KingdomContext): Prompt {
  const {messages, seat} = ctx;
  if (view.phase === 'choose')
    return {say: messages.t('kingdom/wait/choose'), why: messages.t('kingdom/wait/choose/why')};
  const active = activeOf(view);
  if (active === undefined) return {say: goalText(view, ctx), why: ''};
  const later = laterThan(view).slice(0, 6);
  const name = nameOf(active, ctx);
  return {
    say: active === seat ? messages.t('kingdom/your-turn') : messages.t('kingdom/wait/act', {name}),
    why: later.length > 0 ? messages.t('kingdom/wait/then', {names: namesOf(later, ctx)}) : '',
  };
}

/** The reader's hand; a tap chooses a card, or changes the card in front for it. */
export function hand(
  view: KingdomView,
  ctx: KingdomContext,
): HandScene<KingdomMove, string> | undefined {
  const {seat, messages, moves} = ctx;
  if (seat === undefined || isLarge(view)) return undefined;
  const type = view.phase === 'choose' ? 'choose' : 'change';
  const sorted = (view.hands[seat] ?? [])
    .filter((card) => card !== null)
    .sort((a, b) => characterOf(view, a).value - characterOf(view, b).value);
  const codes = handCodes(sorted);
  const move = (code: string): KingdomMove => ({type, card: cardOfCode(code)});
  const may = moves.flatMap((one) => (one.type === type ? [one.card] : []));
  const idle = !ctx.asking || sketchOf(ctx) !== undefined || view.phase === 'decide';
  return {
    cards: codes,
    dealt: HAND,
    legal: idle ? null : codes.filter((code) => may.includes(cardOfCode(code))),
    why: (code) => {
      const refusal = ctx.refuse(move(code));
      return refusal && messages.lookup(refusal, {view, move: move(code)});
    },
    move,
    own: ownCards(view.deck, messages),
  };
}

/** The buttons of the prompt while this seat acts. */
export function controls(view: KingdomView, ctx: KingdomContext): readonly Control[] {
  const {messages, seat = 0} = ctx;
  if (!ctx.asking || view.phase === 'choose') return [];
  const button = (
    run: () => void,
    ...[id, values]: ArgsBelow<KingdomMessages, 'kingdom/do/'>
  ): Control => ({
    id,
    label: messages.lookup(`kingdom/do/${id}`, values),
    run,
  });
  const back = button(() => ctx.sketch(undefined), 'back');
  const sketch = sketchOf(ctx);
  const card = view.areas[seat] ?? '';
  if (sketch?.kind === 'cut') {
    const {depth} = sketch;
    const cut = button(() => ctx.ask({type: 'cut', depth}), 'cut-at', {n: depth});
    return [back, {...cut, primary: true}];
  }
  if (sketch) return [back, confirm(view, ctx, card, sketch.fixed, sketch.pick)];
  const unless = (control: Control, move: KingdomMove): Control => {
    const refusal = ctx.refuse(move);
    return refusal ? {...control, disabled: messages.lookup(refusal, {view, move})} : control;
  };
  const keep = button(() => ctx.ask({type: 'fold'}), 'fold');
  const exchange = button(() => ctx.ask({type: 'exchange'}), 'exchange');
  if (view.phase === 'decide') return [keep, exchange];
  const cut = button(
    () => ctx.sketch({kind: 'cut', depth: Math.ceil(view.pile.length / 2)}),
    'cut',
  );
  const count = targetsOf(view, card);
  const uses = (): void =>
    count === 0
      ? ctx.ask({type: 'use', targets: []})
      : ctx.sketch({kind: 'use', fixed: [], pick: null});
  const use = button(uses, 'use', {card});
  return [
    keep,
    seat === view.dealer ? unless(cut, {type: 'cut', depth: 1}) : exchange,
    ...(count === undefined
      ? []
      : [
          ctx.moves.some(({type}) => type === 'use')
            ? use
            : unless(use, {type: 'use', targets: []}),
        ]),
  ];
}

/** The button that confirms a pick: another pick follows, or the ability is used. */
function confirm(
  view: KingdomView,
  ctx: KingdomContext,
  card: string,
  fixed: readonly Seat[],
  pick: Seat | null,
): Control {
  const {messages} = ctx;
  const more = fixed.length + 1 < (targetsOf(view, card) ?? 1);
  const {ability} = characterOf(view, card);
  const name = pick === null ? '' : nameOf(pick, ctx);
  return {
    id: 'confirm',
    primary: true,
    label: messages.lookup(more ? 'kingdom/do/next' : `kingdom/do/${ability}`, {name}),
    ...(pick === null ? {disabled: messages.t('kingdom/pick-first')} : {}),
    run: () => {
      if (pick === null) return;
      const targets = [...fixed, pick];
      if (more) ctx.sketch({kind: 'use', fixed: targets, pick: null});
      else ctx.ask({type: 'use', targets});
    },
  };
}
