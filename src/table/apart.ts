import {home} from '../elements/shared/home.js';
import {failed, type Locale} from '../i18n/index.js';

/**
 * The explanation for a tag's script that lies apart from its other files: the server has answered that
 * there are none. `undefined` if a part could not be loaded for any other reason.
 */
export function apart(locale: Locale): string | undefined {
  if (!home) return undefined;
  const {file, folder} = home;
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const isMissing = fetched.some(
    ({name, responseStatus}) => name.startsWith(folder) && responseStatus >= 400,
  );
  return isMissing ? failed[locale].apart(file) : undefined;
}
