import type { ReactNode } from 'react'
import type { SitePlace, Website } from '../../../domain/inbox/api/website.ts'
import type { ChangeGroup } from './change-groups.ts'

/** The actions of the check's screens. */
export type CheckActions = {
  isBusy: boolean
  /** Builds and checks the draft. */
  check: () => void
  publish: (number: number) => void
  /** Checks some changes, and publishes them unless the check finds something new. */
  publishOnly: (groups: ReadonlyArray<ChangeGroup<SitePlace>>) => Promise<void>
}

/** The props of the check's screens. */
export type CheckProps = {
  site: Website
  check: NonNullable<Website['check']>
  actions: CheckActions
  fault: ReactNode
}
