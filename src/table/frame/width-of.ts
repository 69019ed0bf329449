import {parentOf, viewOf} from '../../elements/shared/index.js';

/** From this many rem on, panels dock beside the table (as in the styles). */
export const WIDE = 53.75;
/** The width of the line round a table, in pixels (as in the styles). */
export const BORDER = 1;
/** How far outside the viewport a table begins to load, in pixels. */
export const MARGIN = 200;

/** The font size of the page of an element, in pixels. */
export const remOf = (element: Element): number => {
  const {document: page, getComputedStyle: styleOf} = viewOf(element);
  return parseFloat(styleOf(page.documentElement).fontSize) || 16;
};

/**
 * The width of an element as a block. A tag that does not have its styles yet is inline: as wide as its
 * text, or without a width, as engines please, and its `clientWidth` is 0; it will be as wide as the box
 * around it.
 */
export function widthOf(element: Element): number {
  const around = parentOf(element);
  if (element.clientWidth || !around) return element.clientWidth;
  const {paddingLeft, paddingRight} = viewOf(around).getComputedStyle(around);
  return widthOf(around) - parseFloat(paddingLeft) - parseFloat(paddingRight);
}
