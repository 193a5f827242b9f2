/** A measured figure beside its goal. */
export type BenchRow = {
  /** Unique, and begins with the id of its bench: `home-brotli`. */
  id: string
  /** What was measured, in a few words. */
  what: string
  /** What our server reached, with its unit. */
  ours: string
  /** What was measured beside it in the same run, with its name and unit; null where nothing stands beside it. */
  theirs: string | null
  /** What the goal is about: a ratio (ours by theirs), or a figure with its unit. */
  figure: string
  goal: string
  isMet: boolean
  /** What keeps the figure from being better, in one sentence: from a profile, not a guess. */
  boundBy: string
}

/** One part of `npm run bench`, in a file of its own. */
export type Bench = {
  /** The word by which `--only` chooses it. */
  id: string
  /**
   * Starts what it measures, measures it and leaves nothing running.
   *
   * @param say writes a line about the progress
   * @throws {Error} in plain words if this machine lacks something that is needed
   */
  measure: (say: (line: string) => void) => Promise<ReadonlyArray<BenchRow>>
}
