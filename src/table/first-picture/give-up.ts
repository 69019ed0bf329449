import {nearestLang} from '../../elements/index.js';
import {failed, matchLocale} from '../../i18n/index.js';
import {apart} from '../apart.js';
import {PICTURE} from './dealt.js';

/**
 * Says that a table could not be fetched, below what the page has for readers without scripts and in
 * place of its first picture; a press tries again.
 */
export function giveUp(host: Element, fetchTag: () => Promise<unknown>): void {
  if (host.matches(':defined')) return;
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const wanted = [host.getAttribute('locale'), nearestLang(host), ...navigator.languages];
  const locale = matchLocale(wanted);
  const {sorry, again} = failed[locale];
  const [text, button] = [document.createElement('p'), document.createElement('button')];
  button.textContent = again;
  text.append(`${apart(locale) ?? sorry} `, button);
  const said = [document.createElement('slot'), text];
  root.querySelector(PICTURE)?.remove();
  root.append(...said);
  button.addEventListener('click', () => {
    fetchTag().then(() => said.forEach((one) => one.remove()), console.error);
  });
}
