/** What the build found that the demos need: written into the worker by demos/integration.ts. */
export type PrecacheManifest = {
  /** Of these very files: another build has another one. */
  version: string
  /** Pages that stand in for any other of their side: they show what their address asks for once they are awake. */
  shells: { store: string; office: string }
  /** Further pages, each complete by itself. */
  pages: ReadonlyArray<string>
  /** What these pages load at once. */
  first: ReadonlyArray<string>
  /** What they load when it is needed: left out where the visitor saves data. */
  later: ReadonlyArray<string>
}
