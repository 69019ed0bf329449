/** What may be said of any element. A handler of events is a script, which no markup of ours has. */
const GLOBAL =
  /^(?:(?:data|aria)-[\w.-]+|id|class|style|slot|part|exportparts|lang|dir|title|role|hidden|inert|nonce|tabindex|translate)$/;

/**
 * True for the name of an attribute that may be written into a tag. Values are escaped; a name cannot
 * be, so one off the list never stands in markup.
 *
 * @param own the attributes that the tag reads
 */
export const isAttributeName = (name: string, own: readonly string[]): boolean =>
  own.includes(name) || GLOBAL.test(name);
