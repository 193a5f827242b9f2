/** The files that the demos need; demos/integration.ts writes them into the worker. */
export type PrecacheManifest = {
  /** A hash of these files. */
  version: string
  /** Pages that stand in for any page of their side that is not cached: once hydrated, they show the page of the address. */
  shells: { store: string; office: string }
  /** Further pages. */
  pages: ReadonlyArray<string>
  /** The files that these pages load at once. */
  first: ReadonlyArray<string>
  /** The files that they load on demand; not precached if the visitor saves data. */
  later: ReadonlyArray<string>
}
