/**
 * Marks the frame around the pane of a chart with the sides at which it can be scrolled further,
 * `data-more="start end"`.
 */
export function showMore(root: ShadowRoot): void {
  const pane = root.querySelector<HTMLElement>('.pane');
  if (!pane) return;
  const {clientWidth, parentElement, scrollLeft, scrollWidth} = pane;
  const more = [
    ...(scrollLeft > 1 ? ['start'] : []),
    ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['end'] : []),
  ];
  parentElement!.toggleAttribute('data-more', more.length > 0);
  if (more.length > 0) parentElement!.dataset['more'] = more.join(' ');
}
