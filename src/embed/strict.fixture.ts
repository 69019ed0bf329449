/** Counts what the policy of the page reports, from before anything of ours is there. */
const {dataset} = document.documentElement;
const violations: string[] = [];
dataset['violations'] = '';
document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
  violations.push(`${violatedDirective} ${blockedURI}`);
  dataset['violations'] = violations.join('; ');
});
await import('./cdn.js');
