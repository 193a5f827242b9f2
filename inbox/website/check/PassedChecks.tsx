import type { ReactNode } from 'react'
import { formatDate } from '../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import type { ChangedPage, SiteReport, Website } from '../../../domain/inbox/api/website.ts'
import { counted } from '../../../domain/wording.ts'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { useNow } from '../../state/clock.ts'
import { Card } from '../../ui/layout.tsx'
import styles from './check.module.css'

const SENTENCES: Readonly<Record<NonNullable<SiteReport['held']>[number], string>> = {
  links: 'Every link leads somewhere',
  sums: 'Every sum adds up to the cent',
  pictures: 'Every picture has its words',
  letters: 'Every letter is in our fonts',
}

/** The checks that passed on every page, and the pages that change. */
export function PassedChecks({ check: { backTo, report } }: { check: NonNullable<Website['check']> }) {
  const today = dayOf(useNow())
  const { pages = [], pageCount = 0, held: passedChecks = [], pricesFrom } = report
  return (
    <Card>
      <h2>The new site is built</h2>
      <p className="muted">
        Beside the live one. What you publish is exactly what was checked.
        {backTo !== null && ' Prices stay as they are.'}
      </p>
      <ul className="rows">
        <PassedCheck>
          {pageCount - pages.length} of {counted(pageCount, 'page')} keep every word
        </PassedCheck>
        {passedChecks.map((name) => (
          <PassedCheck key={name}>{SENTENCES[name]}</PassedCheck>
        ))}
      </ul>
      {pricesFrom && pricesFrom > today && (
        <p className="muted">
          The new prices begin by themselves on {formatDate(pricesFrom)}; the site is built for them then.
        </p>
      )}
      {pages.length > 0 && (
        <details>
          <summary>Page by page</summary>
          <ul className="rows">
            {pages.map((page) => (
              <Page key={page.address} page={page} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function PassedCheck({ children }: { children: ReactNode }) {
  return (
    <li className={styles.passed}>
      <Icon path={icons.tick} size={20} />
      <span>{children}</span>
    </li>
  )
}

/** The changed texts of a page, old beside new. */
function Page({ page: { address, title, texts } }: { page: ChangedPage }) {
  return (
    <li className="stack gap-2">
      <h3>
        {title} <small className="muted">{address}</small>
      </h3>
      {texts.map(({ from, to }) => (
        <p key={`${from} ${to}`}>
          {from === '' ? 'New:' : <del>{from}</del>} {to === '' ? '(taken away)' : <ins>{to}</ins>}
        </p>
      ))}
    </li>
  )
}
