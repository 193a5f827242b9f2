import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { PageBody, PageFoot, PageHeader } from '../frame/Page.tsx'
import { useTitle } from '../state/title.ts'

type Props = {
  heading: string
  /** The state, below the heading. */
  below?: ReactNode
  /** Links beside the one back to the list. */
  links?: ReactNode
  /** The main action. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of a screen of the editor; on phones its action is at the foot. */
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
        hasFoot={action !== undefined}
      />
      <PageBody>
        <div className="stack gap-5">{children}</div>
      </PageBody>
      {action !== undefined && <PageFoot below={below}>{action}</PageFoot>}
    </>
  )
}
