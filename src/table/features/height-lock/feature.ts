import type {Doing} from '../../../elements/index.js';
import type {FeatureOf} from '../../feature.js';

/**
 * Keeps the table's height when a summary replaces board and hand, and moves focus into the summary.
 */
export const feature: FeatureOf = (context) => {
  const {host} = context;
  let hadFocus = false;
  /** Whether focus goes to the heading of a stage as soon as it is drawn. */
  let goes = false;
  /** Whether the last picture showed a hand. */
  let wasOpen = false;
  let shown: Doing | undefined;
  return {
    /** Fixes the height when the hand disappears, and releases it when a hand returns. */
    update() {
      const {renderRoot} = host;
      const scene = context.life.at === 'seated' ? context.model.scene : undefined;
      hadFocus = host.matches(':focus-within');
      const isOpen = scene?.hand !== undefined;
      const table = renderRoot.querySelector<HTMLElement>('.table');
      // A table that is not rendered, as in a closed `<details>`, has no height to keep. The height is
      // read last: reading it makes the browser lay the table out.
      if (table && wasOpen && !isOpen && table.offsetHeight > 0)
        table.style.setProperty('min-block-size', `${table.offsetHeight}px`);
      else if (isOpen) table?.style.removeProperty('min-block-size');
      table?.toggleAttribute('data-locked', table.style.minBlockSize !== '');
      wasOpen = isOpen;
    },
    /**
     * Focuses the heading of a stage, from which its main button is the next stop, or the button of
     * another summary; unless the reader is typing.
     */
    drawn() {
      const {life, session, slots} = context;
      if (life.at !== 'seated') return;
      const {doing} = session?.conductor ?? {};
      const isNew = shown !== doing;
      shown = doing;
      const isTyping = host.shadowRoot?.activeElement?.matches('input[type=text]') === true;
      if (isNew) goes = hadFocus && !isTyping && (doing === 'stopped' || doing === 'over');
      if (!goes) return;
      // The words of a summary may come later; who went elsewhere meanwhile is not called back.
      const {activeElement, body} = host.ownerDocument;
      if (!isNew && activeElement !== body) return;
      // A reader who watches bots stays at the button that pauses them.
      const heading =
        slots.people() === 0 ? null : host.renderRoot.querySelector<HTMLElement>('.stage h3');
      if (heading) {
        goes = false;
        heading.focus();
      } else if (isNew && doing === 'stopped') host.focus();
    },
  };
};
