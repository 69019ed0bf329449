import {html, nothing, type TemplateResult} from 'lit';
import {CROWN, icon, nameOf, playerOf} from '../../../elements/index.js';
import {shieldOf} from '../../../elements/shared/index.js';
import type {Seat} from '../../../game/index.js';
import {rankName} from '../rules/ladder.js';
import {stepOf} from '../rules/phase.js';
import {throwers} from '../rules/throw-in.js';
import type {LadderView} from '../types.js';
import {draftOf, type LadderContext, petitionersOf, targetOf, targetsOf} from './context.js';
import {foldsOf, isFolding} from './folded-rungs.js';

/**
 * The ladder of ranks. Rungs stay, and the plates with the names change places. When the reader chooses a
 * seat to attack, or the seats that get leave to throw in, the rungs are the choices.
 *
 * ```
 * div[role=toolbar]  ol.ladder
 *   li.rung *   rank · span.plate: shield, name · role · cards
 *   li.fold *   the ranks of rungs that a narrow ladder folds
 * ```
 */

type Role = 'attacks' | 'defends' | 'throws';

/** The part of a seat in the bout. */
function roleOf(view: LadderView, seat: Seat): Role | undefined {
  const {bout} = view;
  const step = stepOf(view);
  if (!bout || step === 'between') return undefined;
  if (seat === bout.attacker) return 'attacks';
  if (seat === bout.defender) return 'defends';
  const may =
    (step === 'throwIn' || step === 'defence') &&
    bout.pairs.length < bout.limit &&
    throwers(view).includes(seat);
  return may && !bout.passed.includes(seat) ? 'throws' : undefined;
}

/** A choice that a rung stands for. */
interface Choice {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isAdvised?: boolean;
  choose(): void;
}

function choiceOf(seat: Seat, ctx: LadderContext): Choice | undefined {
  if (!ctx.asking) return undefined;
  const player = playerOf(seat, ctx);
  const targets = targetsOf(ctx);
  const advised = ctx.advised?.move;
  if (targets.length > 1 && targets.includes(seat))
    return {
      label: ctx.messages.t('ladder/attack-whom', player),
      isChosen: targetOf(ctx) === seat,
      isAdvised: advised?.type === 'attack' && advised.target === seat,
      choose: () => ctx.sketch({...draftOf(ctx), target: seat}),
    };
  if (!petitionersOf(ctx).includes(seat)) return undefined;
  const {allow = []} = draftOf(ctx);
  const has = allow.includes(seat);
  const others = has ? allow.filter((one) => one !== seat) : [...allow, seat];
  return {
    label: ctx.messages.t('ladder/allow-whom', player),
    isChosen: has,
    choose: () => ctx.sketch({...draftOf(ctx), allow: others.toSorted((a, b) => a - b)}),
  };
}

/** The line about a seat's part in the bout; a seat that may throw in only has a sign. */
const roleLine = (role: Role | undefined, {messages}: LadderContext): TemplateResult =>
  html`<span class="role"
    >${
      role === undefined
        ? nothing
        : role === 'throws'
          ? html`<span class="vh">${messages.t('ladder/role/throws')}</span
              ><span aria-hidden="true">+</span>`
          : messages.t(`ladder/role/${role}`)
    }</span
  >`;

function rung(
  view: LadderView,
  seat: Seat,
  place: number,
  away: boolean,
  ctx: LadderContext,
): TemplateResult {
  const {messages} = ctx;
  const name = nameOf(seat, ctx);
  const role = roleOf(view, seat);
  const cards = view.hands[seat]?.length ?? 0;
  const out = cards === 0 && view.phase !== 'between';
  const turn = view.turn.includes(seat);
  const choice = choiceOf(seat, ctx);
  const {event} = ctx;
  const moved = event?.type === 'ranks swapped' && [event.up, event.down].includes(seat);
  const state = `${role ?? ''} ${moved ? 'moved' : ''} ${turn ? 'turn' : ''} ${out ? 'done' : ''} ${seat === ctx.seat ? 'mine' : ''} ${away ? 'away' : ''}`;
  const body = html`<span class="rank"
      >${place === 0 ? icon(CROWN) : nothing}<span aria-hidden="true"
        >${messages.t('ladder/short', {rank: rankName(place, view.seats)})}</span
      ><span class="vh">${messages.t(`ladder/rank/${rankName(place, view.seats)}`)}</span></span
    >
    <span class="plate" data-move="plate-${seat}" data-travel="420"
      >${shieldOf(seat, ctx)}<span class="name"><bdi translate="no">${name}</bdi></span></span
    >
    ${roleLine(role, ctx)}
    <span class="count"
      >${out ? messages.t('ladder/out') : messages.number(cards)}<span class="vh"
        >${out ? nothing : ` ${messages.t('unit/cards', {n: cards})}`}${
          turn ? `, ${messages.t('ladder/role/turn')}` : nothing
        }</span
      ></span
    >`;
  return html`<li class="rung ${state}" data-rung=${seat}>
    ${
      choice
        ? html`<button
            type="button"
            class="choice ${choice.isAdvised ? 'advised' : ''}"
            data-seat=${seat}
            aria-pressed=${choice.isChosen ? 'true' : 'false'}
            @click=${() => choice.choose()}
          >
            <span class="vh"
              >${choice.label}${choice.isAdvised ? `, ${messages.t('ladder/advised')}` : ''}: </span
            >${body}
          </button>`
        : html`<div class="flat">${body}</div>`
    }
  </li>`;
}

/** A line in place of the rungs that a narrow ladder folds; it opens the ladder. */
function fold(view: LadderView, places: readonly number[], ctx: LadderContext): TemplateResult {
  const {messages} = ctx;
  const short = (place: number): string =>
    messages.t('ladder/short', {rank: rankName(place, view.seats)});
  const [first, last] = [short(places[0]!), short(places.at(-1)!)];
  return html`<li class="fold">
    <button
      type="button"
      aria-expanded="false"
      @click=${() => ctx.sketch({...draftOf(ctx), open: true})}
    >
      <span class="which">${first === last ? first : `${first}–${last}`}</span
      >${places.map((place) => shieldOf(view.ranks[place]!, ctx))}<span
        >${messages.t('ladder/more', {n: places.length})}</span
      >
    </button>
  </li>`;
}

/** All rungs, the King's first. */
export function ladder(view: LadderView, ctx: LadderContext): TemplateResult {
  const folds = foldsOf(view, ctx);
  const open = folds.length === 0;
  return html`<div role="toolbar" aria-label=${ctx.messages.t('ladder/ranks')} class="rungs">
    <ol class="ladder" aria-label=${ctx.messages.t('ladder/ranks')}>
      ${view.ranks.map((seat, place) => {
        const run = folds.find((places) => places.includes(place));
        return html`${run?.[0] === place ? fold(view, run, ctx) : nothing}${rung(
          view,
          seat,
          place,
          run !== undefined,
          ctx,
        )}`;
      })}
      ${
        open && isFolding(view) && draftOf(ctx).open
          ? html`<li class="fold">
              <button
                type="button"
                aria-expanded="true"
                @click=${() => ctx.sketch({...draftOf(ctx), open: false})}
              >
                ${ctx.messages.t('ladder/fold')}
              </button>
            </li>`
          : nothing
      }
    </ol>
  </div>`;
}
