import '../catalogue.js';

/** Images of positions and results of all games of the library. */
export * from './image.js';
