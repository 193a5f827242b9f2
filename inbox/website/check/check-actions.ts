import type { SitePlace } from '../../../domain/inbox/api/website.ts'

/** The actions of the check's screens. */
export type CheckActions = {
  isBusy: boolean
  /** Builds and checks the draft, or only some of its changes. */
  check: (only?: ReadonlyArray<SitePlace>) => void
  publish: (number: number) => void
  /** Checks some changes, and publishes them unless the check finds something new. */
  publishOnly: (only: ReadonlyArray<SitePlace>) => Promise<void>
}
