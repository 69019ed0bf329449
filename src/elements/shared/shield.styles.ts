import {css} from 'lit';

/** The styles of shields. */
export const shieldStyles = css`
  .shield {
    display: block;
    flex: none;
    inline-size: 28px;
    aspect-ratio: 8 / 9;
    forced-color-adjust: none;
  }
  .shield text {
    font:
      600 17px Inter,
      system-ui,
      sans-serif;
  }
  .shield .two {
    font-size: 14px;
    letter-spacing: -0.02em;
  }
  .rim {
    stroke: color-mix(in srgb, currentColor 40%, transparent);
  }
`;
