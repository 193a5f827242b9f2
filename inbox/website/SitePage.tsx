import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { counted } from '../../domain/wording.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { PageBody, PageHeader } from '../frame/Page.tsx'
import { useTitle } from '../state/title.ts'
import { useMayChange, useWebsite } from './site-state.ts'

type Props = {
  heading: string
  /** The page of the site on which it stands. */
  page?: string
  children: ReactNode
}

/** A screen of the editor: everything on it saves itself, and is published from the check. */
export function SitePage({ heading, page, children }: Props) {
  const { site, error } = useWebsite()
  useTitle(heading)
  return (
    <>
      <PageHeader
        heading={heading}
        below={site && draftSentence(site.changes.length, site.faults.length)}
        buttons={
          <>
            <Link {...buttonLook({})} to="/website">
              Website
            </Link>
            {page && site?.check?.state === 'ready' && !site.check.isOutdated && (
              <Link {...buttonLook({})} to="/website/preview" search={{ page: page.split('#')[0] }}>
                See it in the new site
              </Link>
            )}
            {page && (
              <a {...buttonLook({})} href={page} target="_blank" rel="noreferrer">
                See it on the site
              </a>
            )}
            <CheckLink />
          </>
        }
      />
      <PageBody>
        {error ? <LoadError error={error} /> : null}
        {/* Only then a field knows which change it was typed over. */}
        {site && <div className="stack gap-5">{children}</div>}
      </PageBody>
    </>
  )
}

/** Leads to the check, for those who may change the site. */
export function CheckLink() {
  if (!useMayChange()) return <span className="muted">An owner changes it.</span>
  return (
    <Link {...buttonLook({ kind: 'accent' })} to="/website/check">
      Check and publish
    </Link>
  )
}

/** `2 changes are not live yet. One cannot go live` */
export function draftSentence(changes: number, faults: number): string {
  if (changes === 0) return 'Everything is live'
  const waiting =
    changes === 1 ? '1 change is not live yet' : `${counted(changes, 'change')} are not live yet`
  return faults === 0 ? waiting : `${waiting}. ${counted(faults, 'fault')} to put right`
}
