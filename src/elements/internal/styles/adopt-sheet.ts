import type {CSSResult, LitElement} from 'lit';

/** Adds a style sheet to the shadow root of an element, unless it is there already. */
export function adoptSheet({renderRoot}: LitElement, {styleSheet}: CSSResult): void {
  const root = renderRoot as ShadowRoot;
  if (styleSheet && !root.adoptedStyleSheets.includes(styleSheet))
    root.adoptedStyleSheets.push(styleSheet);
}
