import {type Control, NOBODY, playerOf} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {ArgsBelow} from '../../../i18n/index.js';
import {targetsOf} from '../rules/abilities.js';
import {characterOf} from '../rules/deck.js';
import {isLarge, leftOf, neighbourOf, HAND, dealsOf} from '../rules/standing.js';
import {cardOfCode} from './card.js';
import {type KingdomContext, sketchOf} from './context.js';
import {atStake, stake, withoutPoint, withPoint} from './points-at-stake.js';
import type {KingdomMessages} from '../messages/en.js';
import type {KingdomMove, KingdomView} from '../types.js';

/** The buttons of the prompt, with their possible consequences. */

type Stakes = NonNullable<Control['stakes']>;

const button = (
  {messages}: KingdomContext,
  run: () => void,
  ...[id, values]: ArgsBelow<KingdomMessages, 'kingdom/do/'>
): Control => ({id, label: messages.lookup(`kingdom/do/${id}`, values), run});

/** What the reader gets for the card in front: a known card by its name, or an unseen one. */
const brings = (view: KingdomView, ctx: KingdomContext, card: string | null): Stakes[number] =>
  card === null
    ? stake(ctx, 'none', 'unseen')
    : stake(ctx, 'none', 'known', {card, value: characterOf(view, card).value});

const unless = (
  view: KingdomView,
  ctx: KingdomContext,
  control: Control,
  move: KingdomMove,
): Control => {
  const refusal = ctx.refuse(move);
  return refusal ? {...control, disabled: ctx.messages.lookup(refusal, {view, move})} : control;
};

/** After a look: keep the card that is shown, or exchange it. */
function decisions(view: KingdomView, ctx: KingdomContext, seat: Seat): readonly Control[] {
  const at = neighbourOf(seat, view);
  const card = view.areas[seat] ?? '';
  const seen = (at === null ? view.pile[0] : view.areas[at]) ?? null;
  const keep = button(ctx, () => ctx.ask({type: 'fold'}), 'fold');
  const exchange = button(ctx, () => ctx.ask({type: 'exchange'}), 'exchange', playerOf(at, ctx));
  return [
    {
      ...keep,
      stakes: [stake(ctx, 'none', 'stays-open', {card}), ...atStake(view, seat, card, ctx)],
    },
    {
      ...exchange,
      stakes: [brings(view, ctx, seen), ...atStake(view, seat, seen, ctx)],
    },
  ];
}

/** The acts that a seat may choose in a round. */
function acts(view: KingdomView, ctx: KingdomContext, seat: Seat): readonly Control[] {
  const card = view.areas[seat] ?? '';
  const {value, second, ability} = characterOf(view, card);
  const left = leftOf(seat, view);
  const player = playerOf(left, ctx);
  const keep = button(ctx, () => ctx.ask({type: 'fold'}), 'fold');
  const exchange = button(ctx, () => ctx.ask({type: 'exchange'}), 'exchange', player);
  const half = Math.ceil(view.pile.length / 2);
  const cut = button(ctx, () => ctx.sketch({kind: 'cut', depth: half}), 'cut');
  const count = targetsOf(view, card);
  const uses = (): void =>
    count === 0
      ? ctx.ask({type: 'use', targets: []})
      : ctx.sketch({kind: 'use', fixed: [], pick: null});
  const held = (view.hands[seat] ?? []).filter((one) => one !== null);
  return [
    {
      ...keep,
      stakes: [stake(ctx, 'none', 'keep', {value, second}), ...atStake(view, seat, card, ctx)],
    },
    seat === view.dealer
      ? {
          ...unless(view, ctx, cut, {type: 'cut', depth: 1}),
          stakes: [
            stake(ctx, 'gain', 'cut'),
            ...(view.options['dealerCut'] === 'public' ? [stake(ctx, 'cost', 'cut-seen')] : []),
            withPoint(view, seat, ctx),
          ],
        }
      : {
          ...exchange,
          stakes: [
            brings(view, ctx, view.areas[left] ?? null),
            ...atStake(view, seat, view.areas[left] ?? null, ctx),
          ],
        },
    ...(ability === 'none' || ability === 'turn' || count === undefined
      ? []
      : [
          {
            ...unless(
              view,
              ctx,
              button(ctx, uses, 'use', {ability}),
              ctx.moves.find(({type}) => type === 'use') ?? {type: 'use', targets: []},
            ),
            stakes: [
              ability === 'look'
                ? stake(ctx, 'gain', 'look', neighbourOf(seat, view) === null ? NOBODY : player)
                : stake(ctx, 'gain', ability),
              stake(ctx, 'cost', 'seen', {card}),
            ],
          },
        ]),
    ...(held.length === 0
      ? []
      : [
          {
            ...button(ctx, () => ctx.sketch({kind: 'change'}), 'change'),
            stakes: [
              stake(ctx, 'none', 'change', {cards: [...new Set(held)]}),
              ...atStake(view, seat, held.length === 1 ? held[0]! : null, ctx),
            ],
          },
        ]),
  ];
}

/** The button that confirms a pick, after which another pick follows or the ability is used. */
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
  return {
    id: 'confirm',
    primary: true,
    label: messages.lookup(more ? 'kingdom/do/next' : `kingdom/do/${ability}`, playerOf(pick, ctx)),
    ...(pick === null ? {disabled: messages.t('kingdom/pick-first')} : {}),
    run: () => {
      if (pick === null) return;
      const targets = [...fixed, pick];
      if (more) ctx.sketch({kind: 'use', fixed: targets, pick: null});
      else ctx.ask({type: 'use', targets});
    },
  };
}

/** The buttons that a seat is offered when asked. */
export function controls(view: KingdomView, ctx: KingdomContext): readonly Control[] {
  const {seat = 0} = ctx;
  if (!ctx.asking) return [];
  const sketch = sketchOf(ctx);
  const back = button(ctx, () => ctx.sketch(undefined), 'back');
  switch (sketch?.kind) {
    case 'lay': {
      const card = cardOfCode(sketch.code);
      const lay = button(ctx, () => ctx.ask({type: 'choose', card}), 'lay');
      return [
        {
          ...lay,
          primary: true,
          stakes: [withPoint(view, seat, ctx), ...withoutPoint(view, seat, ctx)],
        },
      ];
    }
    case 'change':
      return [back];
    case 'cut': {
      const {depth} = sketch;
      const cut = button(ctx, () => ctx.ask({type: 'cut', depth}), 'cut-at', {n: depth});
      return [back, {...cut, primary: true}];
    }
    case 'use':
      return [back, confirm(view, ctx, view.areas[seat] ?? '', sketch.fixed, sketch.pick)];
    case 'hint':
    case undefined: {
      if (view.phase === 'choose') return [];
      const all = view.phase === 'decide' ? decisions(view, ctx, seat) : acts(view, ctx, seat);
      return all.map((one) => (one.id === sketch?.id ? {...one, primary: true} : one));
    }
  }
}

/** The button that leaves a round, named after the next step. */
export function onward(view: KingdomView, ctx: KingdomContext): Control {
  const {deal, round} = view;
  const lasts = isLarge(view) || round === HAND;
  const go = (): void => ctx.go();
  const next = lasts
    ? deal === dealsOf(view)
      ? button(ctx, go, 'end')
      : button(ctx, go, isLarge(view) ? 'round' : 'turn', {n: deal + 1})
    : button(ctx, go, 'round', {n: round + 1});
  return {...next, id: 'go', primary: true};
}
