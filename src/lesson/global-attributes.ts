/** Attributes of any element. A handler of events is not among them: it is a script. */
const GLOBAL =
  /^(?:(?:data|aria)-[\w.-]+|id|class|style|slot|part|exportparts|lang|dir|title|role|hidden|inert|nonce|tabindex|translate)$/;

/** True for the name of an attribute that any element may have, and that may be written into markup. */
export const isGlobalAttribute = (name: string): boolean => GLOBAL.test(name);
