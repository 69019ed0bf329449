import {HINT, UNDO} from '../../../elements/card-face/icons.js';
import type {Control, AnyScene} from '../../../elements/scene.js';
import type {FeatureHost} from '../controller/feature-host.js';
import {isInHand} from '../controller/notes.js';
import type {TableHost} from '../controller/table-host.js';

/** The buttons of the prompt: the game's own and the common ones. */
export function controlsOf(
  host: Pick<TableHost, 'hint' | 'hints' | 'undoing' | 'readOnly'>,
  controller: FeatureHost,
  scene: AnyScene,
): readonly Control[] {
  const {session, messages, notes} = controller;
  if (!session || !messages || host.readOnly) return [];
  const t = messages.t.bind(messages);
  const {doing} = session.conductor;
  const instead = controller.slots.instead(scene);
  if (instead) return instead;
  const more = controller.slots.controls(doing);
  if (doing === 'stopped' || doing === 'over') return [...scene.controls, ...more];
  const covered = controller.awaited !== undefined;
  const {seating, client} = session;
  const asking = doing === 'asking' && !covered;
  const undo: Control = {
    id: 'undo',
    icon: UNDO,
    label: t('ui/undo'),
    ...(controller.reader.mayUndo && !covered ? {} : {disabled: t('ui/nothing-to-undo')}),
    run: () => controller.reader.undo(),
  };
  const hint: Control = {
    id: 'hint',
    icon: HINT,
    label: t('ui/hint'),
    ...(asking ? {} : {disabled: t('ui/not-your-turn')}),
    run: () => void host.hint().catch(controller.miss),
    ...(asking ? controller.slots.moreThanHint() : undefined),
  };
  // Who looks on at a match elsewhere has nothing to take back.
  const mayAct = seating.local ?? (client.seat !== undefined && seating.company);
  const tools = [
    ...(host.undoing === 'off' || !mayAct ? [] : [undo]),
    ...(host.hints === 'off' || client.seat === undefined ? [] : [hint]),
  ];
  if (covered) return [...tools, ...scene.controls];
  if (doing === 'showing') {
    const {event} = session.conductor;
    // A card lies there in a moment: a button would only flicker.
    if (event && controller.table.tempo(event, controller.view) === 'step') return tools;
    const label = t(controller.table.opens?.(controller.view) ? 'ui/skip' : 'ui/next');
    return [...tools, {id: 'next', label, run: () => controller.skip()}];
  }
  const {selected} = notes;
  if (asking && selected) {
    const name = scene.hand?.own?.name(selected);
    const label = name ? t('ui/play-own', {name}) : t('ui/play-card', {card: selected});
    return [
      ...tools,
      {id: 'play', label, primary: true, run: () => controller.reader.touch(selected)},
    ];
  }
  const rule = notes.refused && !isInHand(notes.refused, scene.hand) && controller.slots.rule();
  return [...(rule ? [rule] : []), ...tools, ...more, ...scene.controls];
}
