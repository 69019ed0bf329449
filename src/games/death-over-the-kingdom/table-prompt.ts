import type {Control, HandScene} from '../../elements/scene.js';
import type {Seat} from '../../game/index.js';
import {targetsOf} from './abilities.js';
import {characterOf} from './deck.js';
import {activeOf, HAND, isLarge, leftOf, neighbourOf} from './standing.js';
import {cardOfCode, fullName, handCodes, ownCards} from './table-card.js';
import {
  goalText,
  type KingdomDesk,
  laterThan,
  nameOf,
  namesOf,
  type Prompt,
  sketchOf,
} from './table-desk.js';
import type {KingdomMove, KingdomView} from './types.js';

/** What is asked of the reader, the buttons that answer it, and what each card of the hand stands for. */

/** What this seat is asked, and why. */
export function asking(view: KingdomView, desk: KingdomDesk): Prompt {
  const {words, seat = 0} = desk;
  const t = (key: string, values = {}): string => words.t(`kingdom/ask/${key}`, values);
  if (view.phase === 'choose') return {say: t('choose'), why: goalText(view, desk)};
  const card = view.areas[seat] ?? '';
  const sketch = sketchOf(desk);
  if (sketch?.kind === 'cut') return {say: t('cut'), why: t('cut/why')};
  if (sketch) {
    const {ability} = characterOf(view, card);
    const [first] = sketch.fixed;
    return {
      say: t(first === undefined ? ability : 'juggle/second', {
        name: first === undefined ? '' : nameOf(first, desk),
      }),
      why: words.t(`kingdom/ability/${ability}`),
    };
  }
  if (view.phase === 'decide') {
    const at = neighbourOf(seat, view);
    const seen = (at === null ? view.pile[0] : view.areas[at]) ?? '';
    const name = at === null ? '' : nameOf(at, desk);
    const full = fullName(view.deck, seen, words);
    return {say: t('decide', {name, card: full}), why: t('decide/why', {card})};
  }
  const dealer = seat === view.dealer;
  const name = nameOf(leftOf(seat, view), desk);
  return {
    say: t('act', {card}),
    why: `${goalText(view, desk)}. ${t(dealer ? 'act/dealer' : 'act/left', {name})}`,
  };
}

/** Who is waited for, and who comes after. */
export function waiting(view: KingdomView, desk: KingdomDesk): Prompt {
  const {words, seat} = desk;
  if (view.phase === 'choose')
    return {say: words.t('kingdom/wait/choose'), why: words.t('kingdom/wait/choose/why')};
  const active = activeOf(view);
  if (active === undefined) return {say: goalText(view, desk), why: ''};
  const later = laterThan(view).slice(0, 6);
  const name = nameOf(active, desk);
  return {
    say: active === seat ? words.t('kingdom/your-turn') : words.t('kingdom/wait/act', {name}),
    why: later.length > 0 ? words.t('kingdom/wait/then', {names: namesOf(later, desk)}) : '',
  };
}

/** The cards that stay with the reader; a tap chooses one, or changes the one in front for it. */
export function hand(
  view: KingdomView,
  desk: KingdomDesk,
): HandScene<KingdomMove, string> | undefined {
  const {seat, words, moves} = desk;
  if (seat === undefined || isLarge(view)) return undefined;
  const type = view.phase === 'choose' ? 'choose' : 'change';
  const sorted = (view.hands[seat] ?? [])
    .filter((card) => card !== null)
    .sort((a, b) => characterOf(view, a).value - characterOf(view, b).value);
  const codes = handCodes(sorted);
  const move = (code: string): KingdomMove => ({type, card: cardOfCode(code)});
  const may = moves.flatMap((one) => (one.type === type ? [one.card] : []));
  const idle = !desk.asking || sketchOf(desk) !== undefined || view.phase === 'decide';
  return {
    cards: codes,
    dealt: HAND,
    legal: idle ? null : codes.filter((code) => may.includes(cardOfCode(code))),
    why: (code) => {
      const refusal = desk.refuse(move(code));
      return refusal && words.t(refusal, {view, move: move(code)});
    },
    move,
    own: ownCards(view.deck, words),
  };
}

/** The buttons of the prompt while this seat acts. */
export function controls(view: KingdomView, desk: KingdomDesk): readonly Control[] {
  const {words, seat = 0} = desk;
  if (!desk.asking || view.phase === 'choose') return [];
  const button = (id: string, run: () => void, values = {}): Control => ({
    id,
    label: words.t(`kingdom/do/${id}`, values),
    run,
  });
  const back = button('back', () => desk.sketch(undefined));
  const sketch = sketchOf(desk);
  const card = view.areas[seat] ?? '';
  if (sketch?.kind === 'cut') {
    const {depth} = sketch;
    const cut = button('cut-at', () => desk.ask({type: 'cut', depth}), {n: depth});
    return [back, {...cut, primary: true}];
  }
  if (sketch) return [back, confirm(view, desk, card, sketch.fixed, sketch.pick)];
  const unless = (control: Control, move: KingdomMove): Control => {
    const refusal = desk.refuse(move);
    return refusal ? {...control, disabled: words.t(refusal, {view, move})} : control;
  };
  const keep = button('fold', () => desk.ask({type: 'fold'}));
  const exchange = button('exchange', () => desk.ask({type: 'exchange'}));
  if (view.phase === 'decide') return [keep, exchange];
  const cut = button('cut', () =>
    desk.sketch({kind: 'cut', depth: Math.ceil(view.pile.length / 2)}),
  );
  const count = targetsOf(view, card);
  const uses = (): void =>
    count === 0
      ? desk.ask({type: 'use', targets: []})
      : desk.sketch({kind: 'use', fixed: [], pick: null});
  const use = button('use', uses, {card});
  return [
    keep,
    seat === view.dealer ? unless(cut, {type: 'cut', depth: 1}) : exchange,
    ...(count === undefined
      ? []
      : [
          desk.moves.some(({type}) => type === 'use')
            ? use
            : unless(use, {type: 'use', targets: []}),
        ]),
  ];
}

/** The button that takes what was picked: another pick follows, or the ability is used. */
function confirm(
  view: KingdomView,
  desk: KingdomDesk,
  card: string,
  fixed: readonly Seat[],
  pick: Seat | null,
): Control {
  const {words} = desk;
  const more = fixed.length + 1 < (targetsOf(view, card) ?? 1);
  const {ability} = characterOf(view, card);
  const name = pick === null ? '' : nameOf(pick, desk);
  return {
    id: 'confirm',
    primary: true,
    label: words.t(more ? 'kingdom/do/next' : `kingdom/do/${ability}`, {name}),
    ...(pick === null ? {disabled: words.t('kingdom/pick-first')} : {}),
    run: () => {
      if (pick === null) return;
      const targets = [...fixed, pick];
      if (more) desk.sketch({kind: 'use', fixed: targets, pick: null});
      else desk.ask({type: 'use', targets});
    },
  };
}
