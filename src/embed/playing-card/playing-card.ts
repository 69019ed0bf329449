import {PlayingCard} from './playing-card.component.js';

export * from './playing-card.component.js';

declare global {
  interface HTMLElementTagNameMap {
    'playing-card': PlayingCard;
  }
}

if (typeof customElements !== 'undefined') {
  if (!customElements.get('playing-card')) customElements.define('playing-card', PlayingCard);
  else console.warn('<playing-card> is registered already: this copy stays unused');
}
