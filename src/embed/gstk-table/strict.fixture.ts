/** Records all policy violations of a page; it runs before any of our scripts. */
const complaints: string[] = [];
Object.assign(globalThis, {complaints});
document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
  complaints.push(`policy: ${violatedDirective} ${blockedURI}`);
});
window.addEventListener('error', ({message}) => complaints.push(`error: ${message}`));
window.addEventListener('unhandledrejection', ({reason}) => complaints.push(`promise: ${reason}`));
for (const kind of ['error', 'warn'] as const)
  console[kind] = (...words: unknown[]) => {
    const line = words.map(String).join(' ');
    if (!line.startsWith('Lit is in dev mode')) complaints.push(`console.${kind}: ${line}`);
  };
