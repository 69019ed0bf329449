import {generate} from 'lean-qr';
import {html, type TemplateResult} from 'lit';

/** Modules of free space around a code, as its standard wants. */
const QUIET = 4;

/** A text as a QR code: dark on light in every scheme, as scanners expect. */
export function qrCode(text: string, label: string): TemplateResult {
  const code = generate(text);
  const size = code.size + 2 * QUIET;
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++)
      if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label=${label}
    shape-rendering="crispEdges"
  >
    <path class="paper" d="M0 0h${size}v${size}H0z"></path>
    <path d=${path}></path>
  </svg>`;
}
