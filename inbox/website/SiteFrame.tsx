import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { PageBody, PageFoot, PageHeader } from '../frame/Page.tsx'
import { useTitle } from '../state/title.ts'

type Props = {
  heading: string
  /** What it comes to. */
  below?: ReactNode
  /** Where else to look, beside the way back to the list. */
  links?: ReactNode
  /** The one action. */
  action?: ReactNode
  children: ReactNode
}

/** A screen below the list of what can be changed: on phones its action stays in reach at the foot. */
export function SiteFrame({ heading, below, links, action, children }: Props) {
  useTitle(heading)
  return (
    <>
      <PageHeader
        links={
          <>
            <Link to="/website" activeOptions={{ exact: true }}>
              <Icon path={icons.back} size={16} /> Website
            </Link>
            {links}
          </>
        }
        heading={heading}
        below={below}
        buttons={action}
        isFooted={action !== undefined}
      />
      <PageBody>
        <div className="stack gap-5">{children}</div>
      </PageBody>
      {action !== undefined && <PageFoot below={below}>{action}</PageFoot>}
    </>
  )
}
