import {css} from 'lit';

/** Below the court: the deck, the reader's card with its ability, and the prompt. */
export const ownStyles = css`
  .kmid {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: var(--gstk-s3);
    min-block-size: 44px;
    padding: 0 var(--gstk-s3);
    border-block: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-s);
  }
  .kdeck {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--gstk-s2);
  }
  .kback {
    inline-size: 14px;
    block-size: 20px;
    border: 1px solid var(--gstk-card-edge);
    border-radius: 2px;
    background: var(--gstk-card-back);
    box-shadow:
      2px 2px 0 -1px var(--gstk-card-back),
      2px 2px 0 0 var(--gstk-card-edge);
    margin-inline-end: 2px;
  }
  .kcut {
    flex: 1;
    display: flex;
    align-items: center;
    gap: var(--gstk-s3);
    white-space: nowrap;
  }
  .kcut input {
    flex: 1;
    min-inline-size: 0;
    block-size: 44px;
    margin: 0;
    accent-color: var(--gstk-act);
  }

  .kme {
    --gstk-card-width: 68px;
    display: flex;
    align-items: start;
    gap: var(--gstk-s3);
    padding: var(--gstk-s2) var(--gstk-s3);
  }
  .kown {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 2px;
    min-block-size: calc(var(--gstk-card-width) * 1.4);
    align-content: start;
  }
  .kme .kh {
    gap: var(--gstk-s2);
  }
  .kline {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--gstk-s2);
    min-block-size: 1.35em;
  }
  .kline .kname {
    font-size: var(--gstk-text-m);
  }
  .kme .knotes {
    flex-direction: row;
    flex-wrap: wrap;
    column-gap: var(--gstk-s2);
    font-size: var(--gstk-text-s);
  }
  .ability {
    margin: 0;
    font-size: var(--gstk-text-xs);
    line-height: 1.3;
  }

  /* Up to five buttons: on a phone they have their own line, whose room is always kept. */
  .prompt {
    display: grid;
    align-content: space-between;
    gap: var(--gstk-s1);
    min-block-size: 164px;
    padding-block: var(--gstk-s2);
  }
  .prompt .say {
    min-block-size: 56px;
  }
  .prompt .actions {
    flex-wrap: wrap;
    justify-content: end;
    align-items: end;
    min-block-size: 96px;
    align-content: end;
  }

  .summary {
    padding: var(--gstk-s2) var(--gstk-s3);
  }

  @container gstk (inline-size >= 30rem) {
    .kmid,
    .kme {
      padding-inline: var(--gstk-s4);
    }
    .prompt .say {
      min-block-size: 40px;
    }
  }
  @container gstk (inline-size >= 45rem) {
    .prompt {
      min-block-size: 116px;
    }
    .prompt .actions {
      min-block-size: 44px;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .kme {
      --gstk-card-width: 80px;
    }
  }
  @media (forced-colors: active) {
    .kback {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
