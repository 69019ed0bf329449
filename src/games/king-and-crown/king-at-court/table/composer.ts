import {html, nothing, type TemplateResult} from 'lit';
import {nameOf, playerOf} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import {DECK} from '../../rules/deck.js';
import {holderOf, seatsOf, titlesOf} from '../rules/round.js';
import {cardOf, LONGEST, type Saying, type Title} from '../rules/saying.js';
import type {CourtMove, CourtView} from '../types.js';
import {isHinted, PHRASE_KINDS, phraseDraftOf, type PhraseKind} from './phrase-draft.js';
import {type CourtContext, spoken} from './speech.js';
import {openQuestion} from './statements.js';

/**
 * The phrases to say: one toolbar with the kinds of phrases and those of the open kind, each said
 * with one press. It stays as long as the court talks, so that nothing moves while others speak.
 */

/** The open kind of phrases: by default the one that fits the talk. */
function kindOf(view: CourtView, ctx: CourtContext): PhraseKind {
  const {kind} = phraseDraftOf(ctx);
  if (kind) return kind;
  if (holderOf(view, 'king') === ctx.seat) return 'ask';
  const claimed = view.talk
    .slice(view.past)
    .some(({seat, saying}) => seat === ctx.seat && saying.say === 'am');
  return claimed && openQuestion(view)?.of !== ctx.seat ? 'think' : 'am';
}

/** A button of the composer, which stays in place while the reader has to wait. */
const button = (
  ctx: CourtContext,
  label: string,
  run: () => void,
  {name, hinted = false}: {readonly name?: string; readonly hinted?: boolean} = {},
): TemplateResult =>
  html`<button
    type="button"
    class="button ${hinted ? 'hinted' : ''}"
    part="button"
    aria-label=${name ?? nothing}
    aria-disabled=${ctx.asking ? 'false' : 'true'}
    @click=${() => ctx.asking && run()}
  >
    <span>${label}</span>
  </button>`;

/** One of several choices that the reader may change before speaking. */
function radio<Value extends string>(
  value: Value,
  chosen: Value,
  label: string,
  choose: () => void,
): TemplateResult {
  return html`<button
    type="button"
    role="radio"
    class="kind"
    data-kind=${value}
    aria-checked=${value === chosen ? 'true' : 'false'}
    @click=${choose}
  >
    ${label}
  </button>`;
}

function kinds(view: CourtView, open: PhraseKind, ctx: CourtContext): TemplateResult {
  const {messages} = ctx;
  const king = holderOf(view, 'king') === ctx.seat;
  return html`<div class="kinds" role="radiogroup" aria-label=${messages.t('court/phrases')}>
    ${PHRASE_KINDS.filter((kind) => !(king && kind === 'am')).map((kind) =>
      radio(kind, open, messages.t(`court/kind/${kind}`), () => ctx.sketch({kind})),
    )}
  </div>`;
}

/** The titles to claim or to suspect, the Wise first, since players claim to be wise. */
const titlesToSay = (view: CourtView): readonly Title[] =>
  titlesOf(view)
    .filter((title) => title !== 'King')
    .sort(
      (a, b) =>
        Number(DECK[cardOf(a)].team === 'wicked') - Number(DECK[cardOf(b)].team === 'wicked'),
    );

/** The composer of the reader's seat. */
export function composer(view: CourtView, ctx: CourtContext): TemplateResult {
  const {messages} = ctx;
  const kind = kindOf(view, ctx);
  const king = holderOf(view, 'king');
  const asked = openQuestion(view);
  const others = seatsOf(view).filter((seat) => seat !== king && seat !== ctx.seat);
  const say = (saying: Saying, short?: string): TemplateResult => {
    const move: CourtMove = {type: 'say', ...saying};
    const name = spoken(saying, ctx);
    const label = short ?? name.replace(/\.$/, '');
    return button(ctx, label, () => ctx.ask(move), {name, hinted: isHinted(move, ctx)});
  };
  const {title = 'Dragon'} = phraseDraftOf(ctx);
  const card = (one: Title): string => messages.t('crown/card', {card: cardOf(one)});
  const phrases: Readonly<Record<Exclude<PhraseKind, 'text'>, () => readonly TemplateResult[]>> = {
    am: () => titlesToSay(view).map((one) => say({say: 'am', title: one})),
    think: () => others.map((seat: Seat) => say({say: 'think', seat, title}, nameOf(seat, ctx))),
    ask: () => others.map((seat: Seat) => say({say: 'ask', seat})),
  };
  const label =
    asked?.of === ctx.seat
      ? messages.t('court/answer', playerOf(asked?.by, ctx))
      : messages.t('court/phrases');
  return html`<div
    class="composer ${kind} ${ctx.asking ? '' : 'waits'}"
    role="toolbar"
    aria-label=${label}
  >
    ${kinds(view, kind, ctx)}
    ${
      kind === 'text'
        ? writing(ctx)
        : html`${
              kind === 'think'
                ? html`<span class="of q" aria-hidden="true">${messages.t('court/card')}</span>
                    <div
                      class="kinds titles"
                      role="radiogroup"
                      aria-label=${messages.t('court/about')}
                    >
                      ${titlesToSay(view)
                        .toReversed()
                        .map((one) =>
                          radio(one, title, card(one), () => ctx.sketch({kind, title: one})),
                        )}
                    </div>
                    <span class="of q" aria-hidden="true">${messages.t('court/player')}</span>`
                : nothing
            }
            <div class="phrases ${kind}">${phrases[kind]()}</div>`
    }
  </div>`;
}

/** Free text, limited to the length of a line. */
function writing(ctx: CourtContext): TemplateResult {
  const {messages} = ctx;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('input')!;
    const text = field.value.trim().replace(/[\p{Cc}\p{Cs}]+/gu, ' ');
    if (text === '' || !ctx.asking) return;
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
