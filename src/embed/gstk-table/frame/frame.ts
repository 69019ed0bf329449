import {html, nothing, type TemplateResult} from 'lit';
import type {Clock} from '../../../elements/conductor/options.js';
import {keyed} from '../../../elements/internal/keyed.js';
import type {CardProspect} from '../../../elements/gstk-hand/hand-card.js';
import type {HandRoom} from '../../../elements/internal/lay-hand.js';
import {icon, MORE} from '../../../elements/card-face/icons.js';
import type {Control, Panel, AnyScene} from '../../../elements/scene.js';
import type {Messages} from '../../../i18n/index.js';
import type {Coached} from '../features/coach.js';
import type {BarButton} from '../slots.js';
import {isInHand, type Remark} from '../controller/notes.js';

/** The data and callbacks that the frame of a table is drawn with. */
export interface FrameModel {
  readonly scene: AnyScene;
  readonly messages: Messages;
  readonly letters: string;
  readonly deck: string;
  /** Whether letters and digits are keys. */
  readonly shortcuts: boolean;
  /** The accessible name of the group: game and variant. */
  readonly label: string;
  readonly controls: readonly Control[];
  readonly selected: string | null;
  readonly hint: Remark | undefined;
  /** What the cards of the hand promise, once the reader has asked. */
  readonly prospects: ReadonlyMap<string, CardProspect> | undefined;
  readonly refused: Remark | undefined;
  /** What the game is about; '' keeps its line free, `undefined` has none. */
  readonly aim: string | undefined;
  /** A coach mark over the prompt, or above it. */
  readonly tip: Coached | undefined;
  /** The label of the way to the rule behind a refusal, '' where there is none. */
  readonly rule: string;
  /** Counts the seconds of a refusal, in tests. */
  readonly clock: Clock | undefined;
  /** Replaces the second line of the prompt. */
  readonly notice: string | undefined;
  /** Lines above the prompt: running clocks and the command field. */
  readonly lines: unknown;
  /** The id of a button among those lines that belongs to the actions. */
  readonly owned: string | undefined;
  /** Further buttons of the bar, each with the part over the table that it opens. */
  readonly buttons: readonly BarButton[];
  /** The game's panels in their order. */
  readonly panels: readonly Panel[];
  /** The open panel, docked where the table is wide. */
  readonly panel: Panel | undefined;
  readonly panelBody: unknown;
  readonly wide: boolean;
  /** Whether a dialog lies over the table. */
  readonly below: boolean;
  /** Whether the hand is hidden until somebody takes the screen. */
  readonly covered: boolean;
  /** The room that the hand will have, as far as the width of the table tells. */
  readonly handRoom: HandRoom;
  /** Where a new hand is dealt from, or a card that is drawn, if it is. */
  dealFrom(whole: boolean): DOMRect | undefined;
  /** Where a card lay that is taken back to the hand. */
  readonly home: (card: string) => DOMRect | undefined;
  /** The reader looks at a card of the hand, or at none. */
  readonly look: (card: string | null) => void;
  /** Opens or closes a panel, or a part over the table. */
  open(id: string): void;
  /** A tap on the board. */
  skip(): void;
}

/** What may come of a press, in lines below the label; a sign says it before the words do. */
const stakes = ({id, stakes = []}: Control): TemplateResult | typeof nothing =>
  stakes.length === 0
    ? nothing
    : html` <span class="stakes" id=${`stakes-${id}`}
        >${stakes.map(({kind, text}) => html`<span class=${kind}>${text}</span> `)}</span
      >`;

const button = (control: Control): TemplateResult =>
  html`<button
    type="button"
    class="button ${control.primary ? 'button-primary' : ''} ${control.quiet ? 'quiet' : ''} ${control.icon ? 'icon' : ''} ${control.stakes ? 'staked' : ''}"
    part=${control.primary ? 'button button-primary' : 'button'}
    data-id=${control.id}
    aria-labelledby=${control.stakes ? `label-${control.id} stakes-${control.id}` : nothing}
    aria-disabled=${control.disabled === undefined ? 'false' : 'true'}
    title=${control.disabled ?? nothing}
    @click=${() => (control.disabled === undefined ? control.run() : undefined)}
  >
    ${control.icon ? icon(control.icon) : nothing}<span
      class="t"
      id=${control.stakes ? `label-${control.id}` : nothing}
      >${control.label}</span
    >${stakes(control)}
  </button>`;

/** Undo and hint at a place of their own. */
const tools = ({controls, messages}: FrameModel): TemplateResult => {
  const shown = controls.filter((control) => control.icon !== undefined);
  return html`<div class="tools" role="toolbar" aria-label=${messages.t('ui/actions')}>
    ${keyed(shown, ({id}) => id, button)}
  </div>`;
};

/** A coach mark in ink, with an arrow where no ring says what it speaks of. */
const coach = ({say, why, at, close}: Coached, {messages}: FrameModel): TemplateResult =>
  html`<div class="coach at-${at} ${why === undefined ? 'one' : ''}" part="coach">
    <div class="say">
      ${
        why === undefined
          ? html`<bdi>${say}</bdi>`
          : html`<strong><bdi>${say}</bdi></strong
              ><span class="q"><bdi>${why}</bdi></span>`
      }
    </div>
    <div class="actions" part="actions" role="toolbar" aria-label=${messages.t('ui/actions')}>
      ${button({id: 'got-it', label: messages.t('ui/got-it'), run: close})}
    </div>
  </div>`;

/** What is asked, and the buttons with words; their first line never moves. */
const prompt = (model: FrameModel, stacked: boolean): TemplateResult => {
  const {scene, controls, messages, notice, hint, refused, covered} = model;
  const [lines, owned] = covered ? [] : [model.lines, model.owned];
  const why =
    refused && !isInHand(refused, scene.hand) ? refused.why : (hint?.why ?? notice ?? scene.why);
  const apart = scene.tools === 'board' || scene.stage !== undefined;
  const shown = apart ? controls.filter((control) => control.icon === undefined) : controls;
  // A reason that was asked for is never cut.
  const kind = stacked ? 'stack' : apart || hint ? '' : 'brief';
  return html`<div class="prompt ${kind}" part="prompt">
    ${lines}
    <div class="say">
      <strong><bdi>${scene.say}</bdi></strong
      ><span class="q"><bdi>${why}</bdi></span>
    </div>
    <div
      class="actions"
      part="actions"
      role="toolbar"
      aria-label=${messages.t('ui/actions')}
      aria-owns=${owned ?? nothing}
      ?hidden=${shown.length === 0}
    >
      ${keyed(shown, ({id}) => id, button)}
    </div>
  </div>`;
};

const hand = (model: FrameModel): TemplateResult | typeof nothing => {
  const {hand: part, tray} = model.scene;
  if (!part) return tray === undefined ? nothing : html`<div class="tray">${tray}</div>`;
  return html`<gstk-hand
    exportparts="hand, row, card, card-face, card-index, card-back, refusal"
    ?grab=${Boolean(model.scene.grab)}
    ?inert=${model.covered}
    .cards=${part.cards}
    .dealt=${part.dealt}
    .rows=${part.rows ?? 1}
    .foreseen=${model.handRoom}
    .legal=${part.legal}
    .why=${(card: string) => part.why(card)}
    .own=${part.own ?? null}
    .look=${part.isLookedAt ? model.look : null}
    .fresh=${part.fresh ?? []}
    ?counted=${part.counted ?? false}
    .selected=${model.selected ? [model.selected] : (part.selected ?? [])}
    .hint=${model.hint?.card ?? null}
    .prospects=${model.prospects ?? null}
    .refused=${model.refused ?? null}
    .rule=${model.rule}
    .clock=${model.clock}
    .dealFrom=${model.dealFrom}
    .home=${model.home}
    .letters=${model.letters}
    .deck=${model.deck}
    .shortcuts=${model.shortcuts}
    .messages=${model.messages}
    .label=${part.label ?? model.messages.t('ui/your-hand')}
  ></gstk-hand>`;
};

const bar = (model: FrameModel): TemplateResult =>
  html`<div class="bar" part="bar" role="toolbar" aria-label=${model.messages.t('ui/table')}>
    <div class="tabs">
      ${model.panels.map(
        (panel) =>
          html`<button
            type="button"
            class="button quiet"
            part="button"
            data-panel=${panel}
            data-label=${model.messages.t(`ui/${panel}`)}
            aria-pressed=${model.panel === panel ? 'true' : 'false'}
            @click=${() => model.open(panel)}
          >
            ${model.messages.t(`ui/${panel}`)}
          </button>`,
      )}
    </div>
    ${[...model.buttons, {id: 'menu', icon: MORE}].map((one) => {
      const name = model.messages.lookup(`ui/${one.id}`);
      return html`<button
        type="button"
        class="button quiet end"
        part="button"
        data-panel=${one.id}
        aria-haspopup="dialog"
        aria-label=${name}
        title=${name}
        @click=${() => model.open(one.id)}
      >
        ${icon(one.icon)}
      </button>`;
    })}
  </div>`;

/** Whether a click hit the board, a seat or what the table says in the middle, and no button there. */
function isBare({target, currentTarget}: Event): boolean {
  const hit = target as Element;
  return (
    !hit.closest('button, label') &&
    (hit === currentTarget || hit.closest('gstk-seat, .middle') !== null)
  );
}

/**
 * ```
 * div.table[part=table]
 *   div.contract      the game's top line
 *   p.aim             what the game is about, until the reader has ended one
 *   div.board         seats and trick
 *   div.tools         undo and hint, in a corner of the board; in other games inside the prompt
 *   div.coach         a coach mark over the prompt, or above it
 *   div.prompt        what is asked, and div.actions
 *   gstk-hand         or div.tray, what a game has in its place
 *   section.stage     a summary over board, prompt and hand, with a prompt of its own
 *   div.bar           panels and the menu
 *   aside             the open panel, where the table is wide
 * ```
 */
export const frame = (model: FrameModel): TemplateResult =>
  html`<div
    class="table ${model.wide ? 'dock' : ''} ${model.scene.stage ? 'staged' : ''}"
    part="table"
    role="group"
    aria-label=${model.label}
    ?inert=${model.below}
    @pointerdown=${(event: PointerEvent) => model.scene.grab?.(event)}
  >
    <div class="contract" part="contract">${model.scene.contract}</div>
    ${model.aim === undefined ? nothing : html`<p class="aim">${model.aim}</p>`}
    <div
      class="board"
      part="board"
      role="presentation"
      @gstk-skip=${() => model.skip()}
      @click=${(event: Event) => isBare(event) && model.skip()}
    >
      ${model.scene.board}
    </div>
    ${model.scene.tools === 'board' ? tools(model) : nothing}
    ${model.tip ? coach(model.tip, model) : nothing}
    ${model.scene.stage ? html`<div class="prompt"></div>` : prompt(model, false)} ${hand(model)}
    ${
      model.scene.stage
        ? html`<section class="stage">${model.scene.stage}${prompt(model, true)}</section>`
        : nothing
    }
    ${bar(model)}
    ${
      model.wide
        ? html`<aside
            class="aside panel"
            part="panel"
            tabindex="0"
            role="region"
            aria-label=${model.messages.t(`ui/${model.panel ?? 'scores'}`)}
            data-panel=${model.panel ?? nothing}
          >
            ${model.panelBody}
          </aside>`
        : nothing
    }
  </div>`;
