/** Server-rendered examples fetch nothing until they are first touched. */

/** The events that start an example. */
export const TOUCHES = ['focusin', 'pointerdown', 'click'];

/**
 * Whether a server has rendered the example with its buttons, so that it can wait; an example that
 * opens a link cannot.
 */
export const isServed = ({shadowRoot}: Element): boolean =>
  !!shadowRoot?.querySelector('.served') && !/[#?&]gstk=/.test(location.href);

/**
 * Enables the server-rendered buttons and loads the example's code on the first touch. A click made
 * while loading is repeated afterwards.
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
    // Another example of the page has loaded the code: this one is already live.
    if (customElements.get(example.localName)) {
      answered();
      return;
    }
    const target = event.composedPath()[0] as Element;
    // Links in the author's text keep working as links and are not steps.
    if (event.type === 'click' && !target.closest('a, summary'))
      pressed = target.closest('[data-do], li');
    loading ??= load().then(answered, (error: unknown) => {
      console.error(error);
      loading = undefined; // the next touch tries again
    });
  };
  for (const type of TOUCHES) example.addEventListener(type, touched);
}
