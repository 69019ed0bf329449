/** Drops what is not public and points modules at the published files. */
function publicApi() {
  return {
    name: 'public-api',
    packageLinkPhase({customElementsManifest}) {
      const published = (path) => path?.replace(/^(\/)?src\//, '$1dist/').replace(/\.ts$/, '.js');
      // The class is in <tag>.component.ts, its registration beside it in <tag>.ts.
      customElementsManifest.modules = customElementsManifest.modules.filter((m) =>
        /^src\/(?:elements\/(?=gstk-)|embed\/)([^/]+)\/\1(\.component)?\.ts$/.test(m.path),
      );
      for (const module of customElementsManifest.modules) {
        module.path = published(module.path);
        // Types of events are no part of the running module.
        module.exports = module.exports?.filter(
          ({declaration}) => !declaration?.module?.endsWith('/events.js'),
        );
        for (const e of module.exports ?? [])
          if (e.declaration?.module) e.declaration.module = published(e.declaration.module);
        for (const d of module.declarations ?? []) {
          // The analyzer does not look into `movable(LitElement)`.
          if (d.superclass?.name === 'GstkElement') d.customElement = true;
          d.members = d.members?.filter(
            (m) => !m.name.startsWith('#') && m.privacy !== 'private' && m.privacy !== 'protected',
          );
        }
      }
    },
  };
}

export default {
  globs: ['src/elements/**/*.ts', 'src/embed/**/*.ts'],
  exclude: ['src/**/*.test.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [publicApi()],
};
