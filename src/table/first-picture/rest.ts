/**
 * Ends a task: to draw a picture in one takes so long on a phone that scrolling and taps wait for it. A
 * browser with much to do may paint in between.
 */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
