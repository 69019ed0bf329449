import type {FeatureHost} from '../controller/feature-host.js';

/** Whether hidden cards turn at this moment: the log must not tell them first. */
export function reveals({session, table}: FeatureHost): boolean {
  const {event, view} = session?.conductor ?? {};
  return event !== undefined && view !== undefined && table.tempo(event, view).startsWith('reveal');
}

/** The log as sentences, oldest first; call it once the controller's `fetchDeferred` has resolved. */
export function linesOf(controller: FeatureHost): readonly string[] {
  const ctx = controller.narrationContext();
  const told = reveals(controller) ? controller.log.slice(0, -1) : controller.log;
  return told.flatMap((event) => controller.table.sentence(event, ctx) ?? []);
}
