import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SitePlace } from '../../../domain/inbox/api/website.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { PageBody, PageHeader } from '../../frame/Page.tsx'
import { useTitle } from '../../state/title.ts'

/** What the screens of the check can do. */
export type CheckActs = {
  isBusy: boolean
  /** Builds and checks the draft, or only some of its changes. */
  check: (only?: ReadonlyArray<SitePlace>) => void
  publish: (number: number) => void
  /** Checks some changes and has them published, unless the check finds something new. */
  publishOnly: (only: ReadonlyArray<SitePlace>) => Promise<void>
}

type Props = { heading: string; below?: ReactNode; buttons?: ReactNode; children: ReactNode }

/** A state of the check: what it comes to, and what can be done about it. */
export function CheckFrame({ heading, below, buttons, children }: Props) {
  useTitle(heading)
  return (
    <>
      <PageHeader
        heading={heading}
        below={below}
        buttons={
          <>
            <Link {...buttonLook({})} to="/website">
              Website
            </Link>
            {buttons}
          </>
        }
      />
      <PageBody>
        <div className="stack gap-5">{children}</div>
      </PageBody>
    </>
  )
}
