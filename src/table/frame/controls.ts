import {type AnyScene, type Control, HINT, UNDO} from '../../elements/index.js';
import {isInHand} from '../speech/notes.js';
import type {TableContext} from '../table-context.js';

/** The buttons of the prompt: the game's own and the common ones. */
export function controlsOf(table: TableContext, scene: AnyScene): readonly Control[] {
  const {host, game, session, messages, notes, slots, model, commands} = table;
  if (!session || !messages || host.readOnly) return [];
  const t = messages.t.bind(messages);
  const {doing} = session.conductor;
  const more = slots.controls(doing, scene);
  if ('instead' in more) return more.instead;
  if (doing === 'stopped' || doing === 'over') return [...scene.controls, ...more];
  const covered = model.awaited !== undefined;
  const {seating, client} = session;
  const asking = doing === 'asking' && !covered;
  const undo: Control = {
    id: 'undo',
    icon: UNDO,
    label: t('ui/undo'),
    ...(session.mayUndo && !covered ? {} : {disabled: t('ui/nothing-to-undo')}),
    run: () => commands.undo(),
  };
  const hint: Control = {
    id: 'hint',
    icon: HINT,
    label: t('ui/hint'),
    ...(asking ? {} : {disabled: t('ui/not-your-turn')}),
    run: () => void commands.run({type: 'hint'}).catch(notes.miss),
    ...(asking ? slots.onCards().hint : undefined),
  };
  // An onlooker of a match elsewhere has nothing to take back.
  const mayAct = seating.local ?? (client.seat !== undefined && seating.company);
  const tools = [
    ...(host.undoing === 'off' || !mayAct ? [] : [undo]),
    ...(host.hints === 'off' || client.seat === undefined ? [] : [hint]),
  ];
  if (covered) return [...tools, ...scene.controls];
  if (doing === 'showing') {
    const {event} = session.conductor;
    // A card lies there in a moment: a button would only flicker.
    const isStep = event && game.tempo(event, model.view) === 'step';
    if (isStep || session.company?.awaitsPeople) return tools;
    const label = t(game.opens?.(model.view) ? 'ui/skip' : 'ui/next');
    return [...tools, {id: 'next', label, run: () => commands.skip()}];
  }
  const {selected} = notes;
  if (asking && selected) {
    const name = scene.hand?.own?.name(selected);
    const label = name ? t('ui/play-own', {name}) : t('ui/play-card', {card: selected});
    return [...tools, {id: 'play', label, primary: true, run: () => commands.touch(selected)}];
  }
  const rule = notes.refused && !isInHand(notes.refused, scene.hand) && slots.onCards().rule;
  return [...(rule ? [rule] : []), ...tools, ...more, ...scene.controls];
}
