/** The class of tables as packages import it: it knows every game. */
import '../catalogue.js';

export * from './gstk-table.component.js';
