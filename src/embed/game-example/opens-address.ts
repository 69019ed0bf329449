/** True for the one example of a page that opens the page's link: the first. */
export const opensAddress = (host: Element): boolean =>
  /[#&]gstk=/.test(location.hash) && document.querySelector(host.localName) === host;
