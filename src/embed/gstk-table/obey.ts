import type {TableController} from './controller.js';
import {type Command, commandOf} from './keys.js';
import type {Panels} from './panels.js';

/** Does what a pressed key asks for, and keeps it from the page if it was for this table. */
export function press(event: KeyboardEvent, controller: TableController, panels: Panels): void {
  const command = commandOf(event, controller.settings.get('shortcuts') === 'on');
  if (command && obey(command, controller, panels)) event.preventDefault();
}

/** Does what a key asks for; false when there was nothing to do. */
function obey(command: Command, controller: TableController, panels: Panels): boolean {
  const {speech, session} = controller;
  if (!session || controller.stage !== 'ready') return false;
  switch (command.type) {
    case 'read':
      void speech.read(() =>
        controller.table.read(command.what, controller.view, controller.desk()),
      );
      return true;
    case 'panel':
      if (!controller.table.panels.includes(command.panel)) return false;
      panels.open(command.panel);
      return true;
    case 'log':
      void speech.walk(() => controller.lines(), command.step);
      return true;
    case 'repeat':
      speech.repeat();
      return true;
    case 'answer': {
      const scene = controller.scene();
      scene.answer?.(command.doubt);
      return Boolean(scene.answer);
    }
    case 'hint':
      void controller.advise();
      return true;
    case 'undo':
      return controller.undo();
    case 'escape':
      return panels.close() || controller.lower();
  }
}
