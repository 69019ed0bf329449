import {html, type TemplateResult} from 'lit';

/** A button of the dialog of challenges. */
export const button = (
  id: string,
  label: string,
  press: () => void,
  kind: '' | 'button-primary' = '',
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
