import {css} from 'lit';

/** The colours of a table on green felt; without effect in forced colours. */
export const felt = css`
  @media not (forced-colors: active) {
    :host(:state(felt)) {
      color-scheme: light; /* cards stay light on felt, in dark mode too */
      --gstk-table-ink: #f3f7f4;
      --gstk-table-bg: #1e5a44;
      --gstk-ink-2: #dcebe3;
      --gstk-line: rgb(255 255 255 / 0.2);
      --gstk-edge: #9dbcae;
      --gstk-surface: #17493a;
      --gstk-well: rgb(0 0 0 / 0.14);
      --gstk-act: #fdfcf7;
      --gstk-act-ink: #16281f;
      --gstk-select: #10131a;
      --gstk-accent: #ffe49b;
      --gstk-accent-ink: #1a1300;
      --gstk-accent-soft: rgb(244 207 110 / 0.12);
      --gstk-mark: #f4cf6e;
      --gstk-mark-ink: #1a1300;
      --gstk-price: #fdfcf7;
      --gstk-right: #00694f;
      --gstk-wrong: #b3261e;
      --gstk-shade: rgb(0 0 0 / 0.3);
      --gstk-card-edge: #5d6b64;
      --gstk-card-back: #2c3a52;
      --gstk-illegal-face: #cdd6cd;
      --gstk-illegal-ink: #3d4a43;
      --gstk-illegal-edge: #93a498;
    }
    :host(:state(felt)) .stakes > .dire {
      color: inherit; /* its sign is red, and it is bold */
    }
    :host(:state(felt)) .suit:not(:is(.chip, .gk) *) {
      fill: currentColor; /* suits have their colours on cards only */
    }
  }
`;
