import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonLook } from '../../ui/Button.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { draftSentence } from './draft-sentence.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { useMayChange, useSiteParts, useWebsite } from './site-state.ts'

type Props = {
  heading: string
  /** The public page that shows these fields. */
  page?: string
  /** The parts of the site that the fields belong to. */
  parts?: ReadonlyArray<string>
  /** The entry that was just added and is still open: what it lacks is not counted yet. */
  unfinished?: string | undefined
  children: ReactNode
}

/** A screen of the editor: its fields save themselves, and are published at /website/check. */
export function SitePage({ heading, page, parts = [], unfinished, children }: Props) {
  const { site, error } = useWebsite()
  const { areLoaded, error: partError } = useSiteParts(parts)
  const faults = site?.faults.filter(({ field }) => !unfinished || !field?.startsWith(`${unfinished}.`)) ?? []
  const isChecked = site?.check?.state === 'ready' && !site.check.isOutdated
  return (
    <SiteFrame
      heading={heading}
      below={site && draftSentence(site.changes.length, faults.length)}
      links={
        page && (
          <>
            {isChecked && (
              <Link to="/website/preview" search={{ page: page.split('#')[0] }}>
                See the new page
              </Link>
            )}
            <a href={page} target="_blank" rel="noreferrer">
              See the live page
            </a>
          </>
        )
      }
      action={<CheckLink />}
    >
      {(error ?? partError) ? <LoadError error={error ?? partError} /> : null}
      {/* A field needs its live text and its change in the draft. */}
      {site && areLoaded && children}
    </SiteFrame>
  )
}

/** A link to the check, for those who may change the site. */
export function CheckLink() {
  if (!useMayChange()) return <span className="muted">An owner changes it.</span>
  return (
    <Link {...buttonLook({ kind: 'accent' })} to="/website/check">
      Check and publish
    </Link>
  )
}
