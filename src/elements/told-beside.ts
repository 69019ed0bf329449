import type {AnyEvent, AnyView} from '../game/index.js';
import type {RenderContext} from './render-context.js';
import type {Tempo} from './table-module.js';

/** What log and panels tell while an event is shown: nothing that is not seen yet. */

/** Whether hidden cards turn in an event of this tempo. */
export const turnsCards = (tempo: Tempo): boolean => tempo.startsWith('reveal');

/** The events that the log tells while one of them is shown: none that turns hidden cards. */
export const toldIn = <Event extends AnyEvent>(
  log: readonly Event[],
  shown: Event,
  tempo: Tempo,
): readonly Event[] => (log.at(-1) === shown && turnsCards(tempo) ? log.slice(0, -1) : log);

/** The view that panels tell of: until the last step of an event, that before it. */
export const panelView = (
  view: AnyView,
  {step, before}: Pick<RenderContext, 'step' | 'before'>,
): AnyView => (step === undefined ? view : (before ?? view));
