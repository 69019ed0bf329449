import {html, nothing, type TemplateResult} from 'lit';
import {keyedList} from '../../elements/shared/index.js';
import {type Control, icon, MORE} from '../../elements/index.js';
import type {Messages} from '../../i18n/index.js';
import {isInHand} from '../speech/notes.js';
import type {Places} from '../places.js';
import type {Session} from '../session.js';
import type {TableContext} from '../table-context.js';

/** A table whose game and match are there. */
export interface DrawnTable extends TableContext {
  readonly session: Session;
  readonly messages: Messages;
  readonly places: Places;
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
const tools = ({model, messages}: DrawnTable): TemplateResult => {
  const shown = model.controls.filter((control) => control.icon !== undefined);
  return html`<div class="tools" role="toolbar" aria-label=${messages.t('ui/actions')}>
    ${keyedList(shown, ({id}) => id, button)}
  </div>`;
};

/** What is asked, and the buttons with words; their first line never moves. */
const prompt = (table: DrawnTable, stacked: boolean, mark?: TemplateResult): TemplateResult => {
  const {messages, model, notes, slots} = table;
  const {scene, controls} = model;
  const {hint, notice, refused} = notes;
  const lines = model.awaited === undefined ? slots.lines() : [];
  const owned = lines.find(({action}) => action !== undefined)?.action;
  const why =
    refused && !isInHand(refused, scene.hand) ? refused.why : (hint?.why ?? notice ?? scene.why);
  const apart = scene.tools === 'board' || scene.stage !== undefined;
  const shown = apart ? controls.filter((control) => control.icon === undefined) : controls;
  // A reason that was asked for is never cut.
  const kind = stacked ? 'stack' : apart || hint ? '' : 'brief';
  return html`<div class="prompt ${kind}" part="prompt">
    ${lines.map(({content}) => content)}
    <div class="say">
      ${mark ?? nothing}<strong><bdi>${scene.say}</bdi></strong
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
      ${keyedList(shown, ({id}) => id, button)}
    </div>
  </div>`;
};

/** While no card is asked for, none is refused: the hand need not be drawn for a reason that has changed. */
const unasked = (): undefined => undefined;

const hand = (table: DrawnTable): TemplateResult | typeof nothing => {
  const {host, messages, model, notes, places, settings, slots} = table;
  const {hand: part, tray, grab} = model.scene;
  if (!part) return tray === undefined ? nothing : html`<div class="tray">${tray}</div>`;
  const {prospects, rule} = slots.onCards();
  // A hand may lose its focus while the table is drawn.
  const look = (card: string | null): void => queueMicrotask(() => notes.look(card));
  return html`<gstk-hand
    exportparts="hand, row, card, card-face, card-index, card-back, refusal"
    ?grab=${Boolean(grab)}
    ?inert=${model.awaited !== undefined}
    .cards=${part.cards}
    .dealt=${part.dealt}
    .rows=${part.rows ?? 1}
    .foreseen=${places.room}
    .legal=${part.legal}
    .why=${part.legal ? (card: string) => part.why(card) : unasked}
    .own=${part.own ?? null}
    .look=${part.isLookedAt ? look : null}
    .fresh=${part.fresh ?? []}
    .feet=${host.hints === 'off' ? null : (part.feet ?? null)}
    ?counted=${part.counted ?? false}
    .selected=${notes.selected ? [notes.selected] : (part.selected ?? [])}
    .hint=${notes.hint?.card ?? null}
    .prospects=${prospects ?? null}
    .refused=${notes.refused ?? null}
    .rule=${rule?.label ?? ''}
    .clock=${host.clock}
    .dealFrom=${places.dealFrom}
    .home=${places.home}
    .letters=${settings.letters}
    .deck=${settings.get('deck')}
    .shortcuts=${settings.get('shortcuts') === 'on'}
    .messages=${messages}
    .label=${part.label ?? messages.t('ui/your-hand')}
  ></gstk-hand>`;
};

const bar = ({game, messages, panels, slots}: DrawnTable): TemplateResult => {
  const overlays = slots.panels().flatMap(({id, icon: sign}) => (sign ? {id, icon: sign} : []));
  return html`<div class="bar" part="bar" role="toolbar" aria-label=${messages.t('ui/table')}>
    <div class="tabs">
      ${game.panels.map(
        (panel) =>
          html`<button
            type="button"
            class="button quiet"
            part="button"
            data-panel=${panel}
            data-label=${messages.t(`ui/${panel}`)}
            aria-pressed=${panels.current === panel ? 'true' : 'false'}
            @click=${() => panels.open(panel)}
          >
            ${messages.t(`ui/${panel}`)}
          </button>`,
      )}
    </div>
    ${[...overlays, {id: 'menu', icon: MORE}].map((one) => {
      const name = messages.lookup(`ui/${one.id}`);
      return html`<button
        type="button"
        class="button quiet end"
        part="button"
        data-panel=${one.id}
        aria-haspopup="dialog"
        aria-label=${name}
        title=${name}
        @click=${() => panels.open(one.id)}
      >
        ${icon(one.icon)}
      </button>`;
    })}
  </div>`;
};

/** Whether a click on the board hit no button there; a trick asks for itself. */
const isBare = ({target}: Event): boolean =>
  !(target as Element).closest('button, label, gstk-trick');

/**
 * ```
 * div.table[part=table]
 *   div.contract      the game's top line
 *   p.aim             what the game is about, until the reader has ended one
 *   div.board         seats and trick
 *   div.tools         undo and hint, in a corner of the board; in other games inside the prompt
 *   div.coach         a coach mark over the prompt, above it, or in place of its words
 *   div.prompt        what is asked, and div.actions
 *   gstk-hand         or div.tray, what a game has in its place
 *   section.stage     a summary over board, prompt and hand, with a prompt of its own
 *   div.bar           panels and the menu
 *   aside             the open panel, where the table is wide
 * ```
 */
export function frame(table: DrawnTable): TemplateResult {
  const {commands, game, host, messages, model, panels, session, slots} = table;
  const {scene} = model;
  const {stage} = scene;
  const {dialog, current, wide} = panels;
  const tip = slots.tip();
  const inPrompt = tip?.isInPrompt ? tip.content : undefined;
  // The line is kept free for a reader who is about to be told.
  const aim = slots.aim() ?? (session.isFirst && !game.saysAim ? '' : undefined);
  return html`<div
      class="table ${wide ? 'dock' : ''} ${stage ? 'staged' : ''}"
      part="table"
      role="group"
      aria-label=${messages.lookup(`game/${host.entry.id}`)}
      @pointerdown=${(event: PointerEvent) => scene.grab?.(event)}
    >
      <div class="contract" part="contract">${scene.contract}</div>
      ${aim === undefined ? nothing : html`<p class="aim">${aim}</p>`}
      <div
        class="board"
        part="board"
        role="presentation"
        @gstk-skip=${() => commands.skip()}
        @click=${(event: Event) => isBare(event) && commands.skip()}
      >
        ${scene.board}
      </div>
      ${scene.tools === 'board' ? tools(table) : nothing}
      ${(inPrompt ? undefined : tip?.content) ?? nothing}
      ${stage ? html`<div class="prompt"></div>` : prompt(table, false, inPrompt)} ${hand(table)}
      ${stage ? html`<section class="stage">${stage}${prompt(table, true)}</section>` : nothing}
      ${bar(table)}
      ${
        wide
          ? html`<aside
              class="aside panel"
              part="panel"
              tabindex="0"
              role="region"
              aria-label=${messages.t(`ui/${current ?? 'scores'}`)}
              data-panel=${current ?? nothing}
            >
              ${panels.body}
            </aside>`
          : nothing
      }
    </div>
    ${dialog}`;
}
