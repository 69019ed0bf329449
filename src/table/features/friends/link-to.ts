import {html, nothing, type TemplateResult} from 'lit';
import {button} from '../../frame/button.js';
import type {Friends} from './friends.js';
import {qrCode} from './qr.js';

/**
 * The link that invites, to copy, to share and to scan.
 * @param more a further button beside those
 */
export function linkTo(
  {messages, seat}: Friends,
  invitation: string | undefined,
  copy: (text: string) => void,
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult | typeof nothing {
  const link = seat.linkOf(invitation ?? seat.taken?.invitation);
  if (!link) return nothing;
  const share = {url: link};
  return html`<label class="text-label link"
      >${messages.t('friends/link')}
      <input
        name="link"
        class="text-field"
        readonly
        .value=${link}
        @focus=${({target}: Event) => (target as HTMLInputElement).select()}
    /></label>
    <div class="panel-row">
      ${button('copy-link', messages.t('friends/copy'), () => copy(link), 'button-primary')}
      ${
        (navigator as Partial<Navigator>).canShare?.(share)
          ? button('share', messages.t('friends/share'), () => {
              navigator.share(share).catch(() => undefined); // the reader changed their mind
            })
          : nothing
      }
      ${more}
    </div>
    <p class="q">${messages.t('friends/scan')}</p>
    ${qrCode(link, messages.t('friends/code'))}`;
}
