import {Lazy} from './lazy.js';

/**
 * What moves the pictures of tables and hands: nothing moves in a first picture, so it comes with the
 * conductor.
 */
export const flips = new Lazy(() => import('./flip.js'));
