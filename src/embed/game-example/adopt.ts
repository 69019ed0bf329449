import {cardFaceStyles, deferredDrawingStyles} from '../../elements/index.js';
import {wear, wornBy} from '../../elements/shared/index.js';
import {askingStyles} from './bar/asking.styles.js';
import type {Host} from './host.js';

/** Adopts the styles that the first drawing does without: card faces and the game's layout. */
export function adopt({shadowRoot}: Host): void {
  const more = [cardFaceStyles, deferredDrawingStyles, askingStyles];
  // Before the example's own sheets, because the diagram's styles for cards must win.
  wear(shadowRoot, [...more, ...wornBy(shadowRoot).filter((sheet) => !more.includes(sheet))]);
}
