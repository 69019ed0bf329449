import {css} from 'lit';

/** Suits and icons in a line of text. On coloured backgrounds a theme may set another `fill`. */
export const glyphStyles = css`
  .suit,
  .icon {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    vertical-align: -0.14em;
    fill: currentColor;
  }
  .suit {
    fill: var(--gstk-suit-spade, light-dark(#15171c, #e8eaf0));
  }
  .suit[data-s='H'],
  .suit[data-s='D'][data-two] {
    fill: var(--gstk-suit-heart, light-dark(#c4162a, #ff695c));
  }
  .suit[data-s='D']:not([data-two]) {
    fill: var(--gstk-suit-diamond, light-dark(#1360d2, #6699ff));
  }
  .suit[data-s='C']:not([data-two]) {
    fill: var(--gstk-suit-club, light-dark(#00765f, #38dca5));
  }
`;
