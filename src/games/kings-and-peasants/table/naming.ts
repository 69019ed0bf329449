import {html, nothing, type TemplateResult} from 'lit';
import {CHECK, type Control, seatsAround} from '../../../elements/index.js';
import {player} from '../../../elements/shared/index.js';
import {SEATS} from '../rules/seats.js';
import type {PeasantsContext} from './context.js';
import {LIMITS, type Rank, RANKS} from '../types.js';

/** Gives the four names: a row for each player, a button for each name. */

/** By seat, the names that the reader has laid out so far. */
type NamingDraft = readonly (Rank | null)[];

const NOBODY: NamingDraft = Array.from({length: SEATS}, () => null);

const draftOf = ({draft}: PeasantsContext): NamingDraft =>
  (draft as NamingDraft | undefined) ?? NOBODY;

/** Gives a name to a player, taking it from its present holder; a second press takes it back. */
const give = (draft: NamingDraft, to: number, rank: Rank): NamingDraft =>
  draft.map((old, seat) =>
    seat === to ? (old === rank ? null : rank) : old === rank ? draft[to]! : old,
  );

const missing = (draft: NamingDraft): readonly Rank[] =>
  RANKS.filter((rank) => !draft.includes(rank));

/** Makes sixteen buttons one Tab stop: arrow keys move between names and between players. */
function roam(event: KeyboardEvent): void {
  const grid = event.currentTarget as HTMLElement;
  const buttons = [...grid.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(event.target as HTMLElement);
  const forward = grid.matches(':dir(rtl)') ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: SEATS,
    ArrowUp: -SEATS,
    Home: -at,
    End: buttons.length - 1 - at,
  };
  const step = steps[event.key];
  if (at < 0 || step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const goal = buttons[(at + step + buttons.length) % buttons.length]!;
  for (const button of buttons) button.tabIndex = -1;
  goal.tabIndex = 0;
  goal.focus();
}

/** The names to give, clockwise round the table from the reader. */
export function naming(ctx: PeasantsContext): TemplateResult {
  const {messages, players} = ctx;
  const draft = draftOf(ctx);
  const advised = ctx.advised?.move;
  const best = advised?.type === 'name' ? advised.ranks : undefined;
  const row = (seat: number): TemplateResult => {
    const name = players[seat]?.name ?? '';
    return html`<div class="row" role="group" aria-label=${name}>
      ${player(seat, ctx)}
      <span class="ranks"
        >${RANKS.map((rank) => {
          const n = LIMITS[rank];
          return html`<button
            type="button"
            part="button"
            data-seat=${seat}
            data-rank=${rank}
            class=${best?.[seat] === rank ? 'advised' : nothing}
            aria-pressed=${draft[seat] === rank ? 'true' : 'false'}
            @click=${() => ctx.sketch(give(draft, seat, rank))}
          >
            <span class="vh">${name}: </span>${messages.t('peasants/rank', {rank})}
            <small>${messages.t('peasants/most', {n})}</small>${
              best?.[seat] === rank
                ? html`<span class="vh">, ${messages.t('peasants/advised')}</span>`
                : nothing
            }
          </button>`;
        })}</span
      >
    </div>`;
  };
  return html`<div
    class="naming"
    part="naming"
    role="toolbar"
    aria-label=${messages.t('peasants/names')}
    aria-orientation="horizontal"
    @keydown=${roam}
  >
    ${seatsAround(SEATS, ctx).map(row)}
  </div>`;
}

/** The names still to give, and the button that gives them. */
export function namingPrompt(ctx: PeasantsContext): {
  readonly say: string;
  readonly why: string;
  readonly controls: readonly Control[];
  readonly advises: true;
} {
  const {messages} = ctx;
  const draft = draftOf(ctx);
  const left = missing(draft);
  const ranks = draft.filter((rank) => rank !== null);
  const isBegun = ranks.length > 0;
  const still = messages.t(isBegun ? 'peasants/still' : 'peasants/names-once', {ranks: left});
  const control: Control = {
    id: 'name',
    label: messages.t('peasants/give-names'),
    primary: true,
    icon: CHECK,
    ...(left.length > 0 ? {disabled: still} : {}),
    run: () => ctx.ask({type: 'name', ranks}),
  };
  return {
    say: messages.t('peasants/name-them'),
    why:
      left.length === 0
        ? messages.t('peasants/names-ready')
        : ctx.advised && !isBegun
          ? messages.t('peasants/names-advised')
          : still,
    controls: [control],
    advises: true,
  };
}
