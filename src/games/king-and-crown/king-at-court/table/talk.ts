import {html, nothing, type TemplateResult} from 'lit';
import {nameOf} from '../../../../elements/table/seats.js';
import type {Seat} from '../../../../game/index.js';
import {DECK} from '../../rules/deck.js';
import {holderOf, seatsOf, titlesOf} from '../rules/round.js';
import {cardOf, LONGEST, type Line, type Saying, type Title} from '../rules/saying.js';
import {type CourtContext, spoken} from './speech.js';
import type {CourtMove, CourtView} from '../types.js';

/** The talk as a transcript, and the phrases to say, one tap each. */

/** Kinds of phrases, in the order of their tabs. */
const KINDS = ['am', 'think', 'ask', 'text'] as const;

/** The reader's choices: the kind of phrase and the title of a suspicion, or a picked seat. */
export interface Sketch {
  readonly kind?: (typeof KINDS)[number];
  readonly title?: Title;
  readonly pick?: Seat;
}

/** The reader's sketch, empty at first. */
export const sketchOf = ({draft}: CourtContext): Sketch => (draft ?? {}) as Sketch;

function line(
  {seat, saying}: Line,
  at: number,
  view: CourtView,
  ctx: CourtContext,
): TemplateResult {
  const own = seat === ctx.seat;
  const name = nameOf(seat, ctx);
  return html`${
      at === view.past && at > 0
        ? html`<li class="redealt">${ctx.messages.t('court/talk/redealt')}</li>`
        : nothing
    }
    <li class=${own ? 'mine' : ''}>
      <b>${name}<span class="vh">:</span></b> <span>${spoken(saying, ctx)}</span>
    </li>`;
}

/** The talk of this round, scrolled to its end. */
export function transcript(view: CourtView, ctx: CourtContext): TemplateResult {
  const {messages} = ctx;
  const {talk, past} = view;
  return html`<div class="talk" tabindex="0" role="region" aria-label=${messages.t('court/talk')}>
    ${
      talk.length === 0 && past === 0
        ? html`<p class="q">${messages.t('court/talk/none')}</p>`
        : html`<ol>
            ${talk.map((one, at) => line(one, at, view, ctx))}
            ${
              past > 0 && past === talk.length
                ? html`<li class="redealt">${messages.t('court/talk/redealt')}</li>`
                : nothing
            }
          </ol>`
    }
  </div>`;
}

/** The open kind of phrases: by default the one that fits the last line. */
function kindOf(view: CourtView, ctx: CourtContext): (typeof KINDS)[number] {
  const {kind} = sketchOf(ctx);
  if (kind) return kind;
  if (holderOf(view, 'king') === ctx.seat) return 'ask';
  const claimed = view.talk
    .slice(view.past)
    .some(({seat, saying}) => seat === ctx.seat && saying.say === 'am');
  const last = view.talk.at(-1)?.saying;
  const asked = last && 'seat' in last && last.seat === ctx.seat;
  return claimed && !asked ? 'think' : 'am';
}

/** Tabs of kinds, as one row of radio buttons. */
const tabs = (view: CourtView, ctx: CourtContext): TemplateResult => {
  const {messages} = ctx;
  const king = holderOf(view, 'king') === ctx.seat;
  const open = kindOf(view, ctx);
  return html`<div class="kinds" role="radiogroup" aria-label=${messages.t('court/phrases')}>
    ${KINDS.filter((kind) => !(king && kind === 'am')).map(
      (kind) =>
        html`<label
          ><input
            type="radio"
            name="court-kind"
            .checked=${kind === open}
            @change=${() => ctx.sketch({...sketchOf(ctx), kind})}
          /><span>${messages.t(`court/kind/${kind}`)}</span></label
        >`,
    )}
  </div>`;
};

/** The phrases of the open tab: a tap says one. */
export function composer(view: CourtView, ctx: CourtContext): TemplateResult {
  const {messages} = ctx;
  const kind = kindOf(view, ctx);
  const king = holderOf(view, 'king');
  const titles = titlesOf(view).filter((title) => title !== 'King');
  const others = seatsOf(view).filter((seat) => seat !== king && seat !== ctx.seat);
  const say = (saying: Saying, label: string): TemplateResult =>
    html`<button
      type="button"
      class="button"
      part="button"
      aria-label=${spoken(saying, ctx)}
      @click=${() => ctx.ask({type: 'say', ...saying})}
    >
      ${label}
    </button>`;
  const {title = 'Dragon'} = sketchOf(ctx);
  const card = (one: Title): string => messages.t('crown/card', {card: cardOf(one)});
  // The Wise first, since players claim to be wise.
  const claims = [...titles].sort(
    (a, b) => Number(DECK[cardOf(a)].team === 'wicked') - Number(DECK[cardOf(b)].team === 'wicked'),
  );
  const phrases = {
    am: () => claims.map((one) => say({say: 'am', title: one}, card(one))),
    think: () => others.map((seat) => say({say: 'think', seat, title}, nameOf(seat, ctx))),
    ask: () => others.map((seat) => say({say: 'ask', seat}, nameOf(seat, ctx))),
    text: () => [],
  };
  return html`<div class="composer">
    ${tabs(view, ctx)}
    ${
      kind === 'text'
        ? writing(ctx)
        : html`<div class="phrases" role="toolbar" aria-label=${messages.t(`court/kind/${kind}`)}>
            ${phrases[kind]()}
          </div>`
    }
    ${
      kind === 'think'
        ? html`<label class="about"
            ><span class="q">${messages.t('court/about')}</span
            ><select
              .value=${title}
              @change=${(event: Event) =>
                ctx.sketch({
                  ...sketchOf(ctx),
                  kind,
                  title: (event.target as HTMLSelectElement).value as Title,
                })}
            >
              ${titles.map(
                (one) =>
                  html`<option value=${one} ?selected=${one === title}>${card(one)}</option>`,
              )}
            </select></label
          >`
        : nothing
    }
  </div>`;
}

/** Free text, limited to what a line may hold. */
function writing(ctx: CourtContext): TemplateResult {
  const {messages} = ctx;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const [field] = (event.target as HTMLFormElement).elements as unknown as [HTMLInputElement];
    const text = field.value.trim().replace(/[\p{Cc}\p{Cs}]+/gu, ' ');
    if (text === '') return;
    field.value = '';
    ctx.ask({type: 'say', say: 'text', text});
  };
  return html`<form class="writing" @submit=${send}>
    <input
      type="text"
      maxlength=${LONGEST}
      autocomplete="off"
      enterkeyhint="send"
      aria-label=${messages.t('court/write')}
      placeholder=${messages.t('court/write')}
    />
    <button class="button" part="button">${messages.t('court/send')}</button>
    <p class="q">${messages.t('court/write/why')}</p>
  </form>`;
}

/** A choice of one seat, to look at or to accuse; a button of the prompt confirms it. */
export function picker(ctx: CourtContext): TemplateResult {
  const {moves, names} = ctx;
  const {pick} = sketchOf(ctx);
  const open = moves.flatMap((move: CourtMove) =>
    'seat' in move && move.type !== 'say' ? [move.seat] : [],
  );
  return html`<div class="composer">
    <div class="phrases" role="toolbar" aria-label=${ctx.messages.t('court/seats')}>
      ${open.map(
        (seat) =>
          html`<button
            type="button"
            class="button"
            part="button"
            aria-pressed=${seat === pick ? 'true' : 'false'}
            @click=${() => ctx.sketch({pick: seat})}
          >
            ${names[seat]}
          </button>`,
      )}
    </div>
  </div>`;
}
