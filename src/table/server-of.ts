import {warn} from '../elements/index.js';
import type {TableAttributes} from './table-attributes.js';

/** The server of a table's `server`, `https://cards.example`; `undefined`, with a warning, for what is none. */
export function serverOf(host: Pick<TableAttributes, 'server'> & Element): string | undefined {
  const {server, ownerDocument} = host;
  if (server === '') return undefined;
  const {protocol, href} = URL.canParse(server, ownerDocument.baseURI)
    ? new URL(server, ownerDocument.baseURI)
    : {protocol: '', href: ''};
  if (protocol === 'https:' || protocol === 'http:') return href.replace(/\/+$/, '');
  warn(host, 'server', server, 'expected the address of a server, such as https://cards.example');
  return undefined;
}
