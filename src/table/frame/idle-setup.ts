import type {TableAttributes} from '../table-attributes.js';
import {css} from 'lit';
import {adoptSheet, focusWhatIsPressed, watchGround} from '../../elements/shared/index.js';

/** In print a table is a black-and-white diagram: the cards and the prompt, without buttons. */
const sheet = css`
  @media print {
    :host {
      color-scheme: light;
    }
    .table {
      display: block;
      min-block-size: 0;
      filter: grayscale(1) contrast(1.15);
      background: none;
      --gstk-table-bg: none;
      --gstk-table-ink: #000;
      --gstk-ink-2: #333;
      --gstk-line: #000;
      border-color: #000;
      break-inside: avoid;
    }
    .stage {
      contain: none;
    }
    .stage > * {
      overflow: visible;
    }
    /* On paper Firefox draws a name a little wider than it measured it. */
    gstk-seat::part(seat-name) {
      overflow: visible;
    }
    .bar,
    .aside,
    .tools,
    .coach,
    .actions {
      display: none;
    }
  }
`;

/** What an idle table fetches: its looks on paper and in dark pages, and the focus of clicked buttons. */
export function setUpWhenIdle(host: TableAttributes): void {
  adoptSheet(host, sheet);
  focusWhatIsPressed(host);
  watchGround(host, (dark) => host.setStates({dark}));
}
