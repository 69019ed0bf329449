/** The games of the five-card deck: version, variant, id. */
export const VARIANTS = [
  ['1', 'find', 'find-the-king'],
  ['2', 'defend', 'defend-the-king'],
  ['3', 'support', 'support-the-king'],
  ['4', 'tourney', 'tourney-for-the-king'],
  ['5', 'court', 'king-at-court'],
] as const;

/** What `<crown-game variant="…">`, or else `version="…"`, names; the first game when nothing is said. */
export const rowOf = (variant: string, version: string): (typeof VARIANTS)[number] | undefined =>
  VARIANTS.find((row) => (variant ? row[1] === variant : row[0] === (version || '1')));
