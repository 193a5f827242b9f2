import type { SiteNotice } from '../../../domain/inbox/api/website.ts'
import { ButtonLink, Buttons } from '../../../ui/Button.tsx'
import { labelOf } from '../words.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { Warning } from './Warning.tsx'

/** Notices to read before publishing, which they do not prevent. */
export function SiteNotices({ notices }: { notices: ReadonlyArray<SiteNotice> }) {
  if (notices.length === 0) return null
  return (
    <section className="stack">
      <h2>To know first</h2>
      <ul className="rows">
        {notices.map((notice) => (
          <Warning key={`${notice.sentence} ${notice.url}`}>
            <p>
              <b>{notice.sentence}</b>
              {notice.facts && `: ${factsInWords(notice.facts)}. They are live already.`}
            </p>
            <Buttons>
              {notice.url && (
                <ButtonLink href={notice.url} target="_blank" rel="noreferrer">
                  Open it
                </ButtonLink>
              )}
              <PlaceLink place={notice}>{notice.facts ? 'Look at them' : 'Change it'}</PlaceLink>
            </Buttons>
          </Warning>
        ))}
      </ul>
    </section>
  )
}

/** `registration number, VAT number`: a list entry's name follows a colon. */
function factsInWords(facts: ReadonlyArray<string>): string {
  return facts.map((fact) => fact.split(': ')[1] ?? labelOf('company', fact)).join(', ')
}
