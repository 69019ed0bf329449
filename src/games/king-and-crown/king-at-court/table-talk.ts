import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../../game/index.js';
import {DECK} from '../deck.js';
import {nameOf} from '../table-speech.js';
import {holderOf, seatsOf, titlesOf} from './round.js';
import {cardOf, LONGEST, type Line, type Saying, type Title} from './saying.js';
import {type CourtDesk, spoken} from './table-speech.js';
import type {CourtMove, CourtView} from './types.js';

/** What was said, as people read talk; and what may be said, as phrases of one tap. */

/** Kinds of phrases, in the order of their tabs. */
const KINDS = ['am', 'think', 'ask', 'text'] as const;

/** What a reader lays out: the kind of phrase, and of what a suspicion is; or who is picked. */
export interface Sketch {
  readonly kind?: (typeof KINDS)[number];
  readonly title?: Title;
  readonly pick?: Seat;
}

/** The reader's sketch; nothing where there is none. */
export const sketchOf = ({draft}: CourtDesk): Sketch => (draft ?? {}) as Sketch;

function line({seat, saying}: Line, at: number, view: CourtView, desk: CourtDesk): TemplateResult {
  const own = seat === desk.seat;
  const name = nameOf(seat, desk);
  return html`${
      at === view.past && at > 0
        ? html`<li class="redealt">${desk.words.t('court/talk/redealt')}</li>`
        : nothing
    }
    <li class=${own ? 'mine' : ''}>
      <b>${name}<span class="vh">:</span></b> <span>${spoken(saying, desk)}</span>
    </li>`;
}

/** The talk of this round, its end in sight. */
export function transcript(view: CourtView, desk: CourtDesk): TemplateResult {
  const {words} = desk;
  const {talk, past} = view;
  return html`<div class="talk" tabindex="0" role="region" aria-label=${words.t('court/talk')}>
    ${
      talk.length === 0 && past === 0
        ? html`<p class="q">${words.t('court/talk/none')}</p>`
        : html`<ol>
            ${talk.map((one, at) => line(one, at, view, desk))}
            ${
              past > 0 && past === talk.length
                ? html`<li class="redealt">${words.t('court/talk/redealt')}</li>`
                : nothing
            }
          </ol>`
    }
  </div>`;
}

/** Which phrases lie open: those that fit what was said last. */
function kindOf(view: CourtView, desk: CourtDesk): (typeof KINDS)[number] {
  const {kind} = sketchOf(desk);
  if (kind) return kind;
  if (holderOf(view, 'king') === desk.seat) return 'ask';
  const claimed = view.talk
    .slice(view.past)
    .some(({seat, saying}) => seat === desk.seat && saying.say === 'am');
  const last = view.talk.at(-1)?.saying;
  const asked = last && 'seat' in last && last.seat === desk.seat;
  return claimed && !asked ? 'think' : 'am';
}

/** Tabs of kinds, as one row of radio buttons. */
const tabs = (view: CourtView, desk: CourtDesk): TemplateResult => {
  const {words} = desk;
  const king = holderOf(view, 'king') === desk.seat;
  const open = kindOf(view, desk);
  return html`<div class="kinds" role="radiogroup" aria-label=${words.t('court/phrases')}>
    ${KINDS.filter((kind) => !(king && kind === 'am')).map(
      (kind) =>
        html`<label
          ><input
            type="radio"
            name="court-kind"
            .checked=${kind === open}
            @change=${() => desk.sketch({...sketchOf(desk), kind})}
          /><span>${words.t(`court/kind/${kind}`)}</span></label
        >`,
    )}
  </div>`;
};

/** The phrases of the open tab: a tap says one. */
export function composer(view: CourtView, desk: CourtDesk): TemplateResult {
  const {words} = desk;
  const kind = kindOf(view, desk);
  const king = holderOf(view, 'king');
  const titles = titlesOf(view).filter((title) => title !== 'King');
  const others = seatsOf(view).filter((seat) => seat !== king && seat !== desk.seat);
  const say = (saying: Saying, label: string): TemplateResult =>
    html`<button
      type="button"
      class="button"
      part="button"
      aria-label=${spoken(saying, desk)}
      @click=${() => desk.ask({type: 'say', ...saying})}
    >
      ${label}
    </button>`;
  const {title = 'Dragon'} = sketchOf(desk);
  const card = (one: Title): string => words.t('crown/card', {card: cardOf(one)});
  // The Wise first: that is what people claim to be.
  const claims = [...titles].sort(
    (a, b) => Number(DECK[cardOf(a)].team === 'wicked') - Number(DECK[cardOf(b)].team === 'wicked'),
  );
  const phrases = {
    am: () => claims.map((one) => say({say: 'am', title: one}, card(one))),
    think: () => others.map((seat) => say({say: 'think', seat, title}, nameOf(seat, desk))),
    ask: () => others.map((seat) => say({say: 'ask', seat}, nameOf(seat, desk))),
    text: () => [],
  };
  return html`<div class="composer">
    ${tabs(view, desk)}
    ${
      kind === 'text'
        ? writing(desk)
        : html`<div class="phrases" role="toolbar" aria-label=${words.t(`court/kind/${kind}`)}>
            ${phrases[kind]()}
          </div>`
    }
    ${
      kind === 'think'
        ? html`<label class="about"
            ><span class="q">${words.t('court/about')}</span
            ><select
              .value=${title}
              @change=${(event: Event) =>
                desk.sketch({
                  ...sketchOf(desk),
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

/** Free words: plain text, never more than fits. */
function writing(desk: CourtDesk): TemplateResult {
  const {words} = desk;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const [field] = (event.target as HTMLFormElement).elements as unknown as [HTMLInputElement];
    const text = field.value.trim().replace(/[\p{Cc}\p{Cs}]+/gu, ' ');
    if (text === '') return;
    field.value = '';
    desk.ask({type: 'say', say: 'text', text});
  };
  return html`<form class="writing" @submit=${send}>
    <input
      type="text"
      maxlength=${LONGEST}
      autocomplete="off"
      enterkeyhint="send"
      aria-label=${words.t('court/write')}
      placeholder=${words.t('court/write')}
    />
    <button class="button" part="button">${words.t('court/send')}</button>
    <p class="q">${words.t('court/write/why')}</p>
  </form>`;
}

/** Seats to choose one from: to be looked at, or accused; a button of the prompt confirms. */
export function picker(desk: CourtDesk): TemplateResult {
  const {moves, names} = desk;
  const {pick} = sketchOf(desk);
  const open = moves.flatMap((move: CourtMove) =>
    'seat' in move && move.type !== 'say' ? [move.seat] : [],
  );
  return html`<div class="composer">
    <div class="phrases" role="toolbar" aria-label=${desk.words.t('court/seats')}>
      ${open.map(
        (seat) =>
          html`<button
            type="button"
            class="button"
            part="button"
            aria-pressed=${seat === pick ? 'true' : 'false'}
            @click=${() => desk.sketch({pick: seat})}
          >
            ${names[seat]}
          </button>`,
      )}
    </div>
  </div>`;
}
