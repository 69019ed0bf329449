import {defineConfig} from 'vite';

// `vite build` makes the module for bundlers and servers, which have gstk themselves; `--mode page` makes
// dist/page/old-maid.js, which a page loads as it is, beside the script of gstk.
export default defineConfig(({mode}) => {
  const forPages = mode === 'page';
  return {
    build: {
      target: 'es2022',
      outDir: forPages ? 'dist/page' : 'dist',
      emptyOutDir: !forPages,
      lib: {
        entry: 'src/index.ts',
        formats: ['es'],
        fileName: () => (forPages ? 'old-maid.js' : 'index.js'),
      },
      rollupOptions: {external: forPages ? [] : [/^gstk(\/|$)/]},
    },
    define: forPages ? {'process.env.NODE_ENV': '"production"'} : {},
  };
});
