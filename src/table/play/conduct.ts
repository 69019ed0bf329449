import {Conductor} from '../../elements/conductor/conductor.js';
import type {Doing} from '../../elements/index.js';
import {adoptSheet, painted} from '../../elements/shared/index.js';
import type {AnyEvent, AnyMove, AnyView, Refusal, Seat} from '../../game/index.js';
import type {MatchClient, Seating} from '../../match/index.js';
import {summaryStyles} from '../frame/summary.styles.js';
import type {TableContext} from '../table-context.js';
import {botsOf, type GameBots} from './bots-of.js';
import {automaticMove} from './automatic-move.js';

/** Milliseconds after which an untouched table recommends a choice. */
const RECOMMENDS = 1000;

/** The session that a conductor leads. */
interface Conducted {
  readonly seating: Seating;
  readonly client: MatchClient;
  /** The reader's draft. */
  draft: unknown;
  /** What the conductor was last seen doing, to notice a change. */
  seen: Doing | undefined;
  /** Takes down an event that is shown. */
  hear(event: AnyEvent): void;
  /** Reports an event to the page, and to the reader if `aloud`. */
  tell(event: AnyEvent, view: AnyView, aloud: boolean): void;
}

/** The table of that session. */
interface ConductedTable {
  readonly context: TableContext;
  isStill(): boolean;
  refused(move: AnyMove, refusal: Refusal): void;
  keep(): void;
  fetchFeatures(): Promise<void>;
}

/**
 * The conductor that leads a screen through a match, with bots of the page in the `others` seats: the
 * session hears of each event, and the table is drawn.
 */
export function conduct(
  session: Conducted,
  table: ConductedTable,
  others: readonly Seat[],
  bots: GameBots,
): Conductor {
  const {context} = table;
  const {game, settings, host} = context;
  const {client, seating} = session;
  adoptSheet(host, summaryStyles);
  const conductor: Conductor = new Conductor({
    client,
    players: botsOf(context, bots).players(seating.local, others),
    elsewhere: !seating.local,
    speed: () => settings.speed,
    tempo: (event, view) => game.tempo(event, view),
    steps: (event, view, before) => game.steps?.(event, view, before) ?? [],
    swift: (move) => game.swift?.(move) ?? false,
    gathers: (move) => game.gathers?.(move) ?? false,
    follows: (event, view, moves, alone) => automaticMove(context, event, view, moves, alone),
    lingers: (view) => game.lingers?.(view) ?? false,
    opens: (view) => game.opens?.(view) ?? false,
    open: (view) => game.open?.(view) ?? false,
    decided: (view) => Boolean(game.decided?.(view)),
    paused: () => table.isStill(),
    onUpdate({event, view}, isGathered) {
      session.hear(event);
      host.requestUpdate();
      const quick = settings.speed === 'instant' && game.tempo(event, view) === 'step';
      session.tell(event, view, !quick && !isGathered);
    },
    onChange: () => changed(session, table, conductor),
    onRefused: (move, refusal) => table.refused(move, refusal),
    painted: () => painted(host),
    clock: host.clock,
  });
  return conductor;
}

/** The conductor does something, or shows something else. */
function changed(session: Conducted, table: ConductedTable, conductor: Conductor): void {
  const {doing} = conductor;
  const {context, fetchFeatures} = table;
  const {client} = session;
  const isNew = doing !== session.seen;
  session.seen = doing;
  const seat = client.seat ?? 0;
  const isAsked = isNew && doing === 'asking' && client.turn.includes(seat);
  // Nothing is shown while play stops for something that the reader may do.
  const mayAct =
    isNew && doing === 'stopped' && !conductor.event && context.game.lingers?.(client.view);
  if (isAsked) session.draft = undefined;
  // A match of this page answers a move before the next paint, with an event that is drawn.
  if (doing === 'playing' && session.seating.local) return;
  context.host.requestUpdate();
  if (isAsked || mayAct) {
    const {view, context: ctx} = context.model;
    context.announcer.say((narrator) => narrator.asked(context, view, ctx));
  }
  if (isAsked) {
    const {scene} = context.model;
    context.commands.emit('gstk-turn-changed', {seat});
    // Its place for a recommendation is on the screen, though nobody may have touched this table.
    // What a reader sees and may choose goes first.
    if (scene.advises)
      setTimeout(() => {
        if (context.host.isConnected) fetchFeatures().catch(console.error);
      }, RECOMMENDS);
  }
  if (!isNew) return;
  const isSummary = doing === 'stopped' || doing === 'over';
  if (isSummary || doing === 'asking') table.keep();
  if (isSummary) summed(table, doing);
}

/** The summary's words may not have been fetched, since nobody has touched this table. */
function summed({context, fetchFeatures}: ConductedTable, doing: 'stopped' | 'over'): void {
  if (doing === 'stopped' && context.messages?.isComplete) return;
  Promise.all([context.fetchWords(), doing === 'over' && fetchFeatures()]).then(
    () => context.host.requestUpdate(),
    console.error,
  );
}
