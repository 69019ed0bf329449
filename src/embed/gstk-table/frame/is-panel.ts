import type {Panel} from '../../../elements/scene.js';

/** The panels that games have. */
const PANELS: ReadonlySet<string> = new Set<Panel>([
  'this-deal',
  'last-trick',
  'scores',
  'log',
  'rules',
]);

/** Whether the id is that of a game's panel; any other part lies over the table whatever its width. */
export const isPanel = (open: string | undefined): open is Panel =>
  open !== undefined && PANELS.has(open);
