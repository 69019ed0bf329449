/** Attributes of any element, without event handlers, since those are scripts. */
const GLOBAL =
  /^(?:(?:data|aria)-[\w.-]+|id|class|style|slot|part|exportparts|lang|dir|title|role|hidden|inert|nonce|tabindex|translate)$/;

/** True for attributes that any element may have and that may be written into markup. */
export const isGlobalAttribute = (name: string): boolean => GLOBAL.test(name);
