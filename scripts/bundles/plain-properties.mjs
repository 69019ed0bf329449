// Rewrites Lit's `@property` and `@state`, as lowered by esbuild, to `static properties`, which are
// shorter. Used for builds that pages load directly.

const LOWERED = /\b__decorateClass\(/;

/** Parses `__decorateClass([property({…})], Tag.prototype, "name")` as `{tag, name, options}`. */
function decorated({type, expression}, code) {
  if (type !== 'ExpressionStatement' || expression.callee?.name !== '__decorateClass') return null;
  const [{elements}, target, key, kind] = expression.arguments;
  const [{callee, arguments: given}, more] = elements;
  // Accessors (kind 1) and queries are left as they are.
  if (more || kind.value !== 2 || !/^(property|state)$/.test(callee?.name)) return null;
  const own = given[0] ? code.slice(given[0].start, given[0].end) : '{}';
  const options = callee.name === 'state' ? '{state: true, attribute: false}' : own;
  return {tag: target.object.name, name: key.value, options};
}

/** The rollup plugin; must run after TypeScript is compiled. */
export const plainProperties = {
  name: 'plain-properties',
  transform(code) {
    if (!LOWERED.test(code)) return null;
    const byTag = new Map();
    let result = code;
    for (const statement of this.parse(code).body) {
      const found = decorated(statement, code);
      if (!found) continue;
      const {tag, name, options} = found;
      byTag.set(tag, [...(byTag.get(tag) ?? []), `${name}: ${options}`]);
      const {start, end} = statement;
      const gone = code.slice(start, end).replace(/[^\n]/g, ' ');
      result = result.slice(0, start) + gone + result.slice(end);
    }
    for (const [tag, properties] of byTag)
      result += `\n${tag}.properties = {${properties.join(', ')}};`;
    return {code: result, map: null};
  },
};
