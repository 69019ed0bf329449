import {css} from 'lit';
import {smallFace, smallFaceLeft} from '../../../elements/index.js';
import type {GstkHand} from '../../../elements/gstk-hand/gstk-hand.component.js';
import type {FeatureOf} from '../../feature.js';
import {adoptSheet} from '../../../elements/shared/index.js';

/**
 * A table for left-handed readers, whose hand covers what lies at the left: the fan shows the right
 * edge of each card, with its index in that corner, and buttons are at the left.
 */

const table = css`
  /* In right-to-left pages buttons are at the left anyway. */
  :host(:state(left)) :is(.prompt, .coach):dir(ltr) {
    flex-direction: row-reverse;
  }
  :host(:state(left)) .table > .tools:dir(ltr) {
    justify-self: start;
    margin-inline: var(--gstk-s2);
  }
  @container gstk (inline-size < 30rem) {
    :host(:state(left)) .table:dir(ltr) > .board > .s {
      justify-self: end; /* undo and hint stand at the other end of the row */
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    :host(:state(left)) .table > .tools:dir(ltr) {
      margin-inline: var(--gstk-s6);
    }
  }
`;

/** Reverses the stacking: the first card lies on top, or the last one in right-to-left pages. */
const fan = css`
  :host([left]) .card {
    z-index: var(--z);
    transform-origin: calc(100% - var(--gstk-card-width) / 2) 50%;
  }
  :host([left]) .card:focus-visible {
    z-index: 200;
  }
  :host([left]) .row .card:last-child {
    flex: 1 1 0;
  }
  :host([left]) .row .card:first-child {
    flex: 0 0 var(--gstk-card-width);
  }
  :host([left]:dir(rtl)) .row .card:not(:focus-visible) {
    z-index: auto;
  }
  :host([left]:dir(rtl)) .row .card:first-child {
    flex: 1 1 0;
  }
  :host([left]:dir(rtl)) .row .card:last-child {
    flex: 0 0 var(--gstk-card-width);
  }
  :host([left]) .gk {
    left: auto;
    right: 0;
  }
  :host([left]) .tag {
    left: auto;
    right: 4px;
  }
`;

/** Follows the handedness setting, once a left-handed reader has been here. */
export const feature: FeatureOf = ({host, settings}) => {
  let wasLeft = false;
  return {
    drawn() {
      const isLeft = settings.get('handedness') === 'left';
      wasLeft ||= isLeft;
      if (!wasLeft) return;
      adoptSheet(host, table);
      const hand = host.renderRoot.querySelector<GstkHand>('gstk-hand');
      if (!hand) return;
      adoptSheet(hand, fan);
      hand.toggleAttribute('left', isLeft);
      hand.face = isLeft ? smallFaceLeft : smallFace;
    },
  };
};
