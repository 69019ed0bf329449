import {define} from '../../elements/shared/index.js';
import {PlayingCard} from './playing-card.component.js';

export * from './playing-card.component.js';

define('playing-card', PlayingCard);

declare global {
  interface HTMLElementTagNameMap {
    'playing-card': PlayingCard;
  }
}
