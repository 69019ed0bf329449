import {nearestLang} from '../attributes.js';
import {startEngine} from './engine.js';
import type {Host} from './host.js';
import {readSetting} from './setting.js';
import type {Get} from './shown.js';
import {type Lesson, Viewer} from './viewer.js';

/** Fetches what a lesson needs and shows it; `undefined` where its attributes make none. */
export async function startViewer(
  host: Host,
  {get, ...lesson}: Omit<Lesson, 'setting'> & {readonly get: Get},
): Promise<Viewer | undefined> {
  const warn = (where: string, message: string): void => {
    host.report(where, host.getAttribute(where) ?? '', message);
  };
  const setting = readSetting(get, warn);
  if (!setting) return undefined;
  host.gameId = setting.entry.id;
  const locale = host.getAttribute('locale') ?? (host.lang || nearestLang(host));
  const engine = await startEngine(setting, lesson.line, locale, warn);
  return engine && new Viewer(host, engine, {...lesson, setting});
}
