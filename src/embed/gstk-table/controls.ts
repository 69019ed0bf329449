import type {Control, AnyScene} from '../../elements/scene.js';
import type {TableController} from './controller.js';
import type {Panels} from './panels.js';

/** The buttons of the prompt: the game's own, and those that every table has. */
export function controlsOf(
  controller: TableController,
  scene: AnyScene,
  panels: Panels,
): readonly Control[] {
  const {session, words, selected} = controller;
  if (!session || !words) return [];
  const t = words.t.bind(words);
  const {doing} = session.conductor;
  if (doing === 'stopped' || (doing === 'over' && !words.whole)) return scene.controls;
  if (doing === 'over')
    return [
      ...scene.controls,
      {id: 'new-game', label: t('ui/new-game'), run: () => panels.open('menu')},
      {id: 'rematch', label: t('ui/rematch'), primary: true, run: () => controller.rematch()},
    ];
  const asking = doing === 'asking';
  const mine = session.match.decided(session.place.seat ?? -1);
  const undo: Control = {
    id: 'undo',
    icon: 'undo',
    label: t('ui/undo'),
    ...(mine ? {} : {disabled: t('ui/nothing-to-undo')}),
    run: () => controller.undo(),
  };
  if (doing === 'showing')
    return [undo, {id: 'next', label: t('ui/next'), run: () => session.conductor.skip()}];
  if (asking && selected) {
    const name = scene.hand?.own?.name(selected);
    const label = name ? t('ui/play-own', {name}) : t('ui/play-card', {card: selected});
    return [undo, {id: 'play', label, primary: true, run: () => controller.wish(selected)}];
  }
  const hint: Control = {
    id: 'hint',
    icon: 'hint',
    label: t('ui/hint'),
    ...(asking ? {} : {disabled: t('ui/not-your-turn')}),
    run: () => void controller.advise(),
  };
  return [undo, hint, ...scene.controls];
}
