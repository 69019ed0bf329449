/** Whether the address of the page holds a challenge, which a table of the page is to take up. */
export const isChallenged = (): boolean => /[#?&]same=/.test(location.href);
