import {attributeValues} from './scripts/attribute-values.mjs';

const values = await attributeValues();

/** The words that an attribute takes as a type, before the type that it has in code. */
function typed({name, type, ...attribute}, tag) {
  const words = values[tag]?.[name];
  if (!words) return {name, type, ...attribute};
  const text = words.map((word) => `'${word}'`).join(' | ');
  return {name, type: {text}, ...attribute};
}

/** Drops what is not public, says types in full, and points modules at the published files. */
function publicApi() {
  return {
    name: 'public-api',
    packageLinkPhase({customElementsManifest}) {
      const published = (path) => path?.replace(/^(\/)?src\//, '$1dist/').replace(/\.ts$/, '.js');
      // The class is in <tag>.component.ts, its registration in <tag>.ts.
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
          d.attributes = d.attributes?.map((attribute) => typed(attribute, d.tagName));
          // An event that is dispatched under a name from a variable is listed under the variable.
          d.events = d.events
            ?.filter(({name}) => name.includes('-'))
            .map((event) =>
              d.tagName ? {...event, type: {text: `PublicEvents['${event.name}']`}} : event,
            );
        }
      }
    },
  };
}

export default {
  globs: ['src/elements/**/*.ts', 'src/table/*.ts', 'src/embed/**/*.ts'],
  exclude: ['src/**/*.test.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [publicApi()],
};
