import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatDate } from '../../../domain/calendar/calendar.ts'
import type { Website } from '../../../domain/inbox/api/website.ts'
import { counted } from '../../../domain/wording.ts'
import { ButtonLink, Buttons, buttonLook } from '../../../ui/Button.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { SiteFrame } from '../SiteFrame.tsx'

/** Shown after publishing: the heading takes the focus, because the button is gone. */
export function Published({ site: { changes, waiting }, number }: { site: Website; number: number }) {
  const [next] = waiting
  useEffect(() => {
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [])
  return (
    <SiteFrame
      heading={`Version ${number} is live`}
      below={changes.length > 0 && `${counted(changes.length, 'change')} still wait in the draft`}
      links={<Link to="/website/versions">Earlier versions</Link>}
      action={
        <ButtonLink kind="accent" href="/" target="_blank" rel="noreferrer">
          See the site
        </ButtonLink>
      }
    >
      <div className="cluster">
        <Moon state={{ kind: 'full' }} size={80} />
        <p>Nobody had to wait or load a page again.</p>
      </div>
      {next && (
        <p>
          <b>The new prices follow on {formatDate(next.from)} at midnight</b>, by themselves. Until then you
          can still change or withdraw them.
        </p>
      )}
      {changes.length > 0 && (
        <Buttons>
          <Link {...buttonLook({})} to="/website">
            Go on with the draft
          </Link>
        </Buttons>
      )}
    </SiteFrame>
  )
}
