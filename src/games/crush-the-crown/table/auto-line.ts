import {html, nothing, type TemplateResult} from 'lit';
import type {Card} from '../../../cards/index.js';
import {nameOf} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {wantedCard} from '../rules/wanted-cards.js';
import type {CrushEvent, CrushView} from '../types.js';
import {type CrushContext, inline} from './context.js';
import {toldOf} from './staged.js';
import {turnsOf} from './turn-history.js';

/** The line about this turn and the one before, with everything that happened automatically. */

/** A step of a turn: its words, and the cards after them. */
interface LineStep {
  readonly words: string;
  readonly cards?: readonly (Card | null)[];
}

function stepOf(
  event: CrushEvent,
  view: CrushView,
  {messages, seat}: CrushContext,
): LineStep | undefined {
  switch (event.type) {
    case 'card swapped':
      return {words: messages.t('crush/auto/swapped'), cards: [event.card]};
    case 'married':
      return {words: messages.t('crush/auto/married'), cards: [event.card]};
    case 'extended':
      return {words: messages.t('crush/auto/extended'), cards: [event.card]};
    case 'spy discovered':
      return {words: messages.t('crush/auto/discovered'), cards: [event.spy]};
    // Players read what happens automatically for them; of others the line reports only what they do.
    case 'build ended': {
      const next = event.built || event.seat !== seat ? undefined : wantedCard(view, seat);
      return next && {words: messages.t('crush/auto/lacks'), cards: [next]};
    }
    case 'spy inserted':
      return {words: messages.t('crush/auto/inserted'), cards: [event.card]};
    case 'no spy inserted':
      return event.full || event.seat !== seat
        ? undefined
        : {words: messages.t('crush/auto/no-spy')};
    case 'card given':
      return {words: messages.t('crush/auto/took'), cards: [event.card]};
    case 'card fired':
      return {words: messages.t('crush/auto/fired'), cards: [event.card]};
    default:
      return undefined;
  }
}

/** Joins consecutive steps of the same kind into one. */
const joined = (steps: readonly LineStep[]): readonly LineStep[] =>
  steps.reduce<readonly LineStep[]>((all, step) => {
    const last = all.at(-1);
    return last && step.cards && last.words === step.words
      ? [...all.slice(0, -1), {words: step.words, cards: [...(last.cards ?? []), ...step.cards]}]
      : [...all, step];
  }, []);

/** The seat whose turn it was; `undefined` while both marry. */
const ownerOf = (events: readonly CrushEvent[]): Seat | undefined => {
  const ended = events.find(({type}) => type === 'build ended' || type === 'government completed');
  return ended && 'seat' in ended ? ended.seat : undefined;
};

/** The marriages, by player. */
const byPlayer = (events: readonly CrushEvent[]): readonly (readonly CrushEvent[])[] =>
  [0, 1].map((seat) => events.filter((event) => 'seat' in event && event.seat === seat));

/** If there are more cards than this, only their number is shown. */
const MOST = 4;

const shown = (card: Card | null, ctx: CrushContext): TemplateResult =>
  html` <span class="vh">${card && ctx.messages.t('card', {card})}</span>${inline(card, ctx)}`;

/** What a player has done; a turn in progress may have no step yet. */
function line(
  events: readonly CrushEvent[],
  owner: Seat | undefined,
  view: CrushView,
  ctx: CrushContext,
  isOn = false,
): TemplateResult | typeof nothing {
  const done = joined(events.flatMap((event) => stepOf(event, view, ctx) ?? []));
  if (owner === undefined || (isOn && done.length === 0)) return nothing;
  const steps = done.length > 0 ? done : [{words: ctx.messages.t('crush/auto/nothing')}];
  return html`<span class="turn-line"
    ><b><bdi translate="no">${nameOf(owner, ctx)}</bdi></b
    >${steps.map(
      ({words, cards = []}) =>
        html` <span class="did"
          >${words}${
            cards.length > MOST
              ? ` ${ctx.messages.t('crush/auto/cards', {n: cards.length})}`
              : cards.map((card) => shown(card, ctx))
          }</span
        >`,
    )}</span
  >`;
}

/** The previous turn and this one; before the first turn, the marriages. */
export function autoLine(view: CrushView, ctx: CrushContext): TemplateResult {
  const turns = turnsOf(toldOf(ctx)).slice(-2);
  return html`<p class="auto">
    ${turns.map(({number, events}, at) => {
      const isOn = at === turns.length - 1;
      return number === 0
        ? byPlayer(events).map((own, seat) => line(own, seat, view, ctx, true))
        : line(events, ownerOf(events) ?? view.active, view, ctx, isOn);
    })}
  </p>`;
}
