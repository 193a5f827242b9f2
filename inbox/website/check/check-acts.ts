import type { SitePlace } from '../../../domain/inbox/api/website.ts'

/** What the screens of the check can do. */
export type CheckActs = {
  isBusy: boolean
  /** Builds and checks the draft, or only some of its changes. */
  check: (only?: ReadonlyArray<SitePlace>) => void
  publish: (number: number) => void
  /** Checks some changes and has them published, unless the check finds something new. */
  publishOnly: (only: ReadonlyArray<SitePlace>) => Promise<void>
}
