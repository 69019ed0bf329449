// `npm run goldens` writes the golden games again. Read the difference before you keep it.
process.env['UPDATE_GOLDENS'] = '1';
export {};
await import('./laws.test.js');
