import {html, type TemplateResult} from 'lit';

/** A button with words that a feature draws. */
export const button = (
  id: string,
  label: string,
  press: () => void,
  kind: '' | 'button-primary' | 'quiet' = '',
): TemplateResult =>
  html`<button
    type="button"
    class="button ${kind}"
    part="button ${kind}"
    data-id=${id}
    @click=${press}
  >
    ${label}
  </button>`;
