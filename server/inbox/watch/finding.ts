/** What one look found. `bad`: something is not kept that the site promises. `advice`: it could be better. */
export type Finding = {
  what: string
  state: 'good' | 'advice' | 'bad'
  sentence: string
  /** What to do; none where all is well. */
  todo?: string
}
