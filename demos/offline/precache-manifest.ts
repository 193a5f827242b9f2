/** The files that the demos need, written into the worker by demos/integration.ts. */
export type PrecacheManifest = {
  /** The version, derived from these files. */
  version: string
  /** Pages that can replace any other page of their side: once hydrated they show the page of the address. */
  shells: { store: string; office: string }
  /** Further pages, each complete by itself. */
  pages: ReadonlyArray<string>
  /** The files that these pages load at once. */
  first: ReadonlyArray<string>
  /** The files that they load on demand; not precached if the visitor saves data. */
  later: ReadonlyArray<string>
}
