import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {CROWN, icon} from '../../elements/card-face/icons.js';
import {shield} from '../../elements/internal/shield.js';
import type {Seat} from '../../game/index.js';
import {rankName} from './ladder.js';
import {
  draftOf,
  type LadderDesk,
  nameOf,
  petitionersOf,
  targetOf,
  targetsOf,
} from './table-desk.js';
import {throwers} from './throw-in.js';
import type {LadderView} from './types.js';

/**
 * The ladder of ranks, which is always in sight. Where the reader chooses whom he attacks, or who has
 * his leave, the rungs are what he chooses from.
 *
 * ```
 * ol.ladder   li.rung *   rank · shield · name · cards
 * ```
 */

/** What a seat is in the bout, in a word. */
function roleOf(view: LadderView, seat: Seat): 'attacks' | 'defends' | 'throws' | undefined {
  const {bout, step} = view;
  if (!bout || step === 'between') return undefined;
  if (seat === bout.attacker) return 'attacks';
  if (seat === bout.defender) return 'defends';
  const may =
    (step === 'throwIn' || step === 'defence') &&
    bout.pairs.length < bout.limit &&
    throwers(view, bout).includes(seat);
  return may && !bout.passed.includes(seat) ? 'throws' : undefined;
}

/** A radio button or a tick box, where this rung can be chosen. */
function choice(seat: Seat, desk: LadderDesk): TemplateResult | undefined {
  if (!desk.asking) return undefined;
  const name = nameOf(seat, desk);
  const targets = targetsOf(desk);
  if (targets.length > 1 && targets.includes(seat))
    return html`<input
      type="radio"
      name="target"
      data-seat=${seat}
      aria-label=${desk.words.t('ladder/attack-whom', {name})}
      .checked=${live(targetOf(desk) === seat)}
      @change=${() => desk.sketch({...draftOf(desk), target: seat})}
    />`;
  if (!petitionersOf(desk).includes(seat)) return undefined;
  const {allow = []} = draftOf(desk);
  const has = allow.includes(seat);
  const others = has ? allow.filter((one) => one !== seat) : [...allow, seat];
  return html`<input
    type="checkbox"
    data-seat=${seat}
    aria-label=${desk.words.t('ladder/allow-whom', {name})}
    .checked=${live(has)}
    @change=${() => desk.sketch({...draftOf(desk), allow: others.toSorted((a, b) => a - b)})}
  />`;
}

function rung(view: LadderView, seat: Seat, place: number, desk: LadderDesk): TemplateResult {
  const {words} = desk;
  const name = nameOf(seat, desk);
  const role = roleOf(view, seat);
  const cards = view.hands[seat]?.length ?? 0;
  const out = cards === 0 && view.step !== 'between';
  const turn = view.turn.includes(seat);
  const box = choice(seat, desk);
  const state = `${role ?? ''} ${turn ? 'turn' : ''} ${out ? 'done' : ''} ${seat === desk.seat ? 'mine' : ''}`;
  const body = html`<span class="rank"
      >${place === 0 ? icon(CROWN) : nothing}<span aria-hidden="true"
        >${words.t('ladder/short', {rank: rankName(place, view.seats)})}</span
      ><span class="vh">${words.t(`ladder/rank/${rankName(place, view.seats)}`)}</span></span
    >
    ${shield([...name][0] ?? '', seat)}
    <span class="name"><span>${name}</span></span>
    <span class="count"
      >${out ? words.t('ladder/out') : words.number(cards)}<span class="vh"
        >${out ? nothing : ` ${words.t('unit/cards', {n: cards})}`}${
          role ? `, ${words.t(`ladder/role/${role}`)}` : nothing
        }${turn ? `, ${words.t('ladder/role/turn')}` : nothing}</span
      ></span
    >${box ?? nothing}`;
  return html`<li class="rung ${state}" data-rung=${seat}>
    ${box ? html`<label>${body}</label>` : html`<div class="flat">${body}</div>`}
  </li>`;
}

/** All rungs, the King's first. */
export const ladder = (view: LadderView, desk: LadderDesk): TemplateResult =>
  html`<ol class="ladder" aria-label=${desk.words.t('ladder/ranks')}>
    ${view.ranks.map((seat, place) => rung(view, seat, place, desk))}
  </ol>`;
