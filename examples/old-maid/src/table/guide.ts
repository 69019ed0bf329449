import {type Rulebook, rulebookOf} from 'gstk/kit';
import {chartInColumn, type GameChart} from 'gstk/kit/table';
import {machine} from '../machine.js';
import {rules as en} from '../messages/rulebook.en.js';
import {text} from './chart.text.js';

/** The rulebook, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf({en}, {draw: ['old-maid/no-such-card']});

/** The chart of the phases, for `<game-chart>`. */
export const chart: GameChart = chartInColumn(machine, text);
