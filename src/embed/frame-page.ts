/**
 * `frame.html` of the CDN: shows the element in its address and reports its height to the parent page.
 */
import {elementFor, parentOrigin, tellHeight} from './frame.js';

const {body, referrer} = document;
body.style.margin = '0';
const origin = parentOrigin(location.search, referrer);
body.append(elementFor(location.search));
if (origin !== undefined && origin !== 'null' && parent !== window)
  tellHeight(body, parent, origin);
