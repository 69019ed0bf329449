import type {Panel} from '../../elements/index.js';

/** The panels that games have. */
const PANELS: readonly (string | undefined)[] = [
  'this-deal',
  'last-trick',
  'scores',
  'log',
  'rules',
] satisfies Panel[];

/** Whether the id is that of a game's panel; any other part lies over the table whatever its width. */
export const isPanel = (open: string | undefined): open is Panel => PANELS.includes(open);
