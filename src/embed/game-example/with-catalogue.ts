/** The class of examples as packages import it: it knows every game. */
import '../catalogue.js';

export * from './game-example.component.js';
