import type {FeatureHost} from './feature-host.js';
import type {Setting} from './settings.js';

/** Saves the reader's choice of a setting and notifies the page. */
export function chooseSetting(controller: FeatureHost, name: Setting, value: string): void {
  controller.settings.set(name, value as never);
  controller.emit('gstk-setting-changed', {name, value});
  controller.changeLocale().catch(controller.miss);
}
