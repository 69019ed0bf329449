/** True for the first example of a page, which alone opens the page's link. */
export const opensAddress = (host: Element): boolean =>
  /[#?&]gstk=/.test(location.href) && document.querySelector(host.localName) === host;
