import type {RenderContext} from '../../elements/index.js';
import type {TableContext} from '../table-context.js';

/** The context for sentences; without a single reader at the screen, they address nobody as "you". */
export const sentenceContext = ({
  model,
  slots,
}: Pick<TableContext, 'model' | 'slots'>): RenderContext =>
  slots.people() === undefined ? model.context : {...model.context, seat: undefined};
