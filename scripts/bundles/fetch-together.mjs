/**
 * Fetches a lazy chunk's own imports together with the chunk, so that a page waits for two requests in
 * sequence instead of three. Browsers do so by themselves for modules that a `modulepreload` names, but
 * rollup does not write any.
 *
 * Firefox never fetches a module again that failed once, for as long as the document lives: a reader
 * whose connection was gone for a moment would miss rules, menu and log until a reload. There all files
 * are fetched first, by a `preload`, which a policy for scripts allows, and the module is imported only
 * once they have come. A failed preload is remembered too, so each try has its own address.
 */

/** The code that a chunk with lazy imports begins with; `files$` are their addresses. */
const PROLOGUE = `let tries$=0;const got$=[],get$=async(...of)=>{
if(globalThis.document&&CSS.supports('-moz-appearance','none'))await Promise.all(of.map((at)=>got$[at]??=new Promise((done,failed)=>{const link=document.createElement('link');
const end=(then)=>()=>{link.remove();then(new TypeError('could not fetch '+files$[at]))};Object.assign(link,{rel:'preload',as:'script',crossOrigin:'',
href:new URL(files$[at]+'#'+tries$++,import.meta.url),onload:end(done),onerror:end((error)=>{got$[at]=undefined;failed(error)})});document.head.append(link)})));
for(const at of of.slice(1))import(files$[at]).catch(()=>{});return import(files$[of[0]])};`;

/** A lazy import in the code of a chunk, with what it imports: `get$("./a.js","./b.js")`. */
const ASKED = /get\$\(((?:['"][^'"]+['"],?)+)\)/g;

/**
 * Names each file once per chunk, however often it is fetched, without moving lines.
 * @returns the code, or `undefined` if it has no lazy imports
 */
function withPrologue(code) {
  const files = [];
  const named = code.replace(ASKED, (_, list) => {
    const at = list.split(',').map((path) => {
      if (!files.includes(path)) files.push(path);
      return files.indexOf(path);
    });
    return `get$(${at.join()})`;
  });
  if (files.length === 0) return undefined;
  return `const files$=[${files.join()}];${PROLOGUE.replaceAll('\n', '')}${named}`;
}

/** The plugin of rollup. */
export const fetchTogether = {
  name: 'fetch-together',
  renderDynamicImport({targetChunk, getTargetChunkImports}) {
    if (!targetChunk) return null;
    // The path includes its quotes.
    const paths = (getTargetChunkImports() ?? [])
      .map((chunk) => chunk.resolvedImportPath)
      .filter(Boolean);
    return {left: 'get$(', right: `${paths.map((path) => `,${path}`).join('')})`};
  },
  renderChunk(code) {
    const changed = withPrologue(code);
    return changed === undefined ? null : {code: changed, map: null};
  },
};

/** The same for a bundle of esbuild, whose imports are not fetched together. */
export const fetchFirst = (code) =>
  withPrologue(code.replace(/(?<![\w$.])import\((['"]\.[^'"]+['"])\)/g, 'get$($1)')) ?? code;
