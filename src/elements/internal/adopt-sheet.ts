import type {CSSResult, LitElement} from 'lit';

/** Puts a sheet on what is inside an element, once; those that are there stay. */
export function adoptSheet({renderRoot}: LitElement, {styleSheet}: CSSResult): void {
  const root = renderRoot as ShadowRoot;
  if (styleSheet && !root.adoptedStyleSheets.includes(styleSheet))
    root.adoptedStyleSheets.push(styleSheet);
}
