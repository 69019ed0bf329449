import {Lazy} from './lazy.js';

/**
 * The code that moves the pictures of tables and hands, fetched with the conductor, since nothing moves
 * in a first picture.
 */
export const flips = new Lazy(() => import('./flip.js'));
