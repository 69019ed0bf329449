/**
 * `frame.html` of the CDN: shows the element in its address and reports its height to the parent page.
 */
import {elementFor, parentOrigin, tellHeight} from './frame.js';

const {body, referrer} = document;
body.style.margin = '0';
const origin = parentOrigin(location.search, referrer);
body.append(elementFor(location.search));
if (origin !== undefined && origin !== 'null' && parent !== window) {
  // The frame follows the height of the table, which must not follow that of the frame.
  body.style.setProperty('--gstk-window', '100rem');
  tellHeight(body, parent, origin);
}
