/**
 * The rollup plugin that fetches a lazy chunk's own imports together with the chunk, so that a page
 * waits for two requests in sequence instead of three. Browsers do so by themselves for modules that a
 * `modulepreload` names, but rollup does not write any.
 */
export const fetchTogether = {
  name: 'fetch-together',
  renderDynamicImport({targetChunk, getTargetChunkImports}) {
    const imports = targetChunk && (getTargetChunkImports() ?? []);
    if (!imports?.length) return null;
    // The path includes its quotes.
    const paths = imports.map((chunk) => chunk.resolvedImportPath).filter(Boolean);
    const others = paths.map((path) => `import(${path}).catch(()=>{})`).join(',');
    return others ? {left: '[import(', right: `),${others}][0]`} : null;
  },
  /**
   * Names each file once per chunk, however often it is fetched with another, without moving lines.
   */
  renderChunk(code) {
    const files = [];
    const named = code.replace(/import\((['"][^'"]+['"])\)\.catch\(\(\)=>\{\}\)/g, (_, path) => {
      if (!files.includes(path)) files.push(path);
      return `askFor$(${files.indexOf(path)})`;
    });
    if (files.length === 0) return null;
    const ask = `const files$=[${files.join()}],askFor$=(at)=>import(files$[at]).catch(()=>{});`;
    return {code: ask + named, map: null};
  },
};
