import type {Control, AnyScene} from '../../elements/scene.js';
import type {TableController} from './controller.js';
import type {TableOwner} from './owner.js';
import type {Panels} from './panels.js';

/** The buttons of the prompt: the game's own, and those that every table has. */
export function controlsOf(
  host: Pick<TableOwner, 'hint' | 'hints' | 'undoing' | 'readOnly'>,
  controller: TableController,
  scene: AnyScene,
  panels: Panels,
): readonly Control[] {
  const {session, words, selected} = controller;
  if (!session || !words || host.readOnly) return [];
  const t = words.t.bind(words);
  const {doing} = session.conductor;
  const instead = controller.extras?.instead(scene);
  if (instead) return instead;
  const more = controller.extras?.controls(doing) ?? [];
  if (doing === 'stopped' || (doing === 'over' && !words.whole))
    return [...more, ...scene.controls];
  if (doing === 'over')
    return [
      ...scene.controls,
      ...more,
      {id: 'new-game', label: t('ui/new-game'), run: () => panels.open('menu')},
      {id: 'rematch', label: t('ui/rematch'), primary: true, run: () => controller.rematch()},
    ];
  const asking = doing === 'asking';
  const back: Control = {
    id: 'undo',
    icon: 'undo',
    label: t('ui/undo'),
    ...(controller.mayUndo ? {} : {disabled: t('ui/nothing-to-undo')}),
    run: () => controller.undo(),
  };
  const undo = host.undoing === 'off' ? [] : [back];
  if (doing === 'showing')
    return [...undo, {id: 'next', label: t('ui/next'), run: () => session.conductor.skip()}];
  if (asking && selected) {
    const name = scene.hand?.own?.name(selected);
    const label = name ? t('ui/play-own', {name}) : t('ui/play-card', {card: selected});
    return [...undo, {id: 'play', label, primary: true, run: () => controller.wish(selected)}];
  }
  const advice: Control = {
    id: 'hint',
    icon: 'hint',
    label: t('ui/hint'),
    ...(asking ? {} : {disabled: t('ui/not-your-turn')}),
    run: () => void host.hint().catch(controller.miss),
  };
  const hint = host.hints === 'off' ? [] : [advice];
  const rule = controller.extras?.ruleControls() ?? [];
  return [...rule, ...undo, ...hint, ...more, ...scene.controls];
}
