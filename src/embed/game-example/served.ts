/** Examples that a server has drawn: nothing is fetched for one until somebody touches it. */

/** What wakes an example. */
export const TOUCHES = ['focusin', 'pointerdown', 'click'];

/** Whether a server has drawn it with its buttons, so that it can wait; what opens a link cannot. */
export const isServed = ({shadowRoot}: Element): boolean =>
  !!shadowRoot?.querySelector('.served') && !location.hash.includes('gstk=');

/**
 * Shows the buttons that a server has drawn, and loads with the first touch what answers them; what was
 * pressed until then is pressed again.
 */
export function untilTouched(example: Element, load: () => Promise<unknown>): void {
  example.shadowRoot!.querySelector<HTMLElement>('.served')!.inert = false;
  let loading: Promise<void> | undefined;
  let pressed: HTMLElement | null = null;
  const answered = (): void => {
    for (const type of TOUCHES) example.removeEventListener(type, touched);
    pressed?.click();
    pressed = null;
  };
  const touched = (event: Event): void => {
    // Another example of the page was touched before: this one answers by itself.
    if (customElements.get(example.localName)) {
      answered();
      return;
    }
    const target = event.composedPath()[0] as Element;
    // A link in the author's text leads where it leads, and is no step.
    if (event.type === 'click' && !target.closest('a, summary'))
      pressed = target.closest('[data-do], li');
    loading ??= load().then(answered, (error: unknown) => {
      console.error(error);
      loading = undefined; // the next touch tries again
    });
  };
  for (const type of TOUCHES) example.addEventListener(type, touched);
}
