/** A line about the players, with the possible actions. */
export interface Notice {
  readonly say: string;
  readonly actions?: readonly (readonly [id: string, label: string, run: () => void])[];
}
