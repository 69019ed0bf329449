/** Actions on elements, for tests that do the same to every tag. */

/**
 * An action on an element, which must answer with an event or another picture. `false` while its target
 * is not there yet.
 */
export type Act = (element: HTMLElement) => unknown;

/** Finds through shadow roots. */
const within = (element: HTMLElement, path: readonly string[]): HTMLElement | null =>
  path.reduce<HTMLElement | null>(
    (at, selector) => at?.shadowRoot?.querySelector(selector) ?? null,
    element,
  );

/** A click on something inside. */
export const click =
  (...path: readonly string[]): Act =>
  (element) => {
    const target = within(element, path);
    target?.click();
    return target !== null;
  };

/** A key pressed on something inside. */
export const key =
  (code: string, ...path: readonly string[]): Act =>
  (element) => {
    const target = within(element, path);
    target?.focus();
    return (
      target?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: code,
          code,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      ) !== undefined
    );
  };

/** An attribute that changes what is drawn: back and forth, as often as it is written. */
export const attribute =
  (name: string, one: string, other: string): Act =>
  (element) =>
    element.setAttribute(name, element.getAttribute(name) === one ? other : one);

/** A property that changes what is drawn. */
export const property =
  (name: string, one: unknown, other: unknown): Act =>
  (element) => {
    const own = element as unknown as Record<string, unknown>;
    own[name] = own[name] === one ? other : one;
  };
