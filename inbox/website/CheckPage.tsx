import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import {
  AS_DELIVERED,
  type ChangedPage,
  type SiteFault,
  type Website,
} from '../../domain/inbox/api/website.ts'
import { counted } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { Card } from '../ui/layout.tsx'
import { ChangesInWords } from './ChangesInWords.tsx'
import { SitePage } from './SitePage.tsx'
import { useMayChange, useWebsite } from './site-state.ts'
import styles from './website.module.css'
import { PART_NAMES } from './words.ts'

/** Builds the whole site aside, says what would change on which page, and publishes exactly that. */
export function CheckPage() {
  const api = useApi()
  const navigate = useNavigate()
  const { site } = useWebsite()
  const mayChange = useMayChange()
  const { act, fault, isBusy } = useSettingsAction(['website', 'site-part', 'site-versions'])
  const start = () => act(() => api.checkSite())
  const isDue =
    site !== null &&
    mayChange &&
    site.changes.length > 0 &&
    (!site.check || (site.check.isOutdated && site.check.state !== 'building'))
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!isDue || hasStarted.current) return
    hasStarted.current = true
    void start()
  })
  async function publish(number: number): Promise<void> {
    const words = `Version ${number} is live`
    const done = await act(async () => ({ answer: await api.publishSite(number) }), words)
    if (done) await navigate({ to: '/website' })
  }
  return (
    <SitePage heading="Check and publish" isCheck>
      <Fault words={fault} />
      {site && <State site={site} isBusy={isBusy} onStart={() => void start()} onPublish={publish} />}
    </SitePage>
  )
}

type StateProps = {
  site: Website
  isBusy: boolean
  onStart: () => void
  onPublish: (number: number) => Promise<void>
}

function State({ site: { check, changes }, isBusy, onStart, onPublish }: StateProps) {
  const mayChange = useMayChange()
  if (!check || (changes.length === 0 && check.isOutdated))
    return changes.length === 0 ? (
      <Note>There is nothing to publish: everything is live.</Note>
    ) : (
      <p>One moment …</p>
    )
  if (check.state === 'building')
    return (
      <Note role="status" heading="The whole site is built and checked">
        This takes about half a minute. You can leave this page: the site stays as it is until you publish.
      </Note>
    )
  if (check.state === 'failed')
    return (
      <>
        <Faults faults={check.report.faults ?? []} />
        {mayChange && (
          <Buttons>
            <Button kind="fill" disabled={isBusy} onClick={onStart}>
              Check again
            </Button>
          </Buttons>
        )}
      </>
    )
  const { pages = [], pageCount = 0 } = check.report
  return (
    <>
      <Card>
        <h2>{headingOf(check.backTo)}</h2>
        <p>
          {summary(pages.length, pageCount)} What you publish is exactly what was checked.{' '}
          {check.backTo !== null && ' Prices stay as they are.'}
        </p>
        {check.isOutdated && <p>Something was changed after this check: that stays in the draft.</p>}
        {mayChange && (
          <Buttons>
            <Button kind="fill" disabled={isBusy} onClick={() => void onPublish(check.number)}>
              Publish version {check.number}
            </Button>
            <Button disabled={isBusy} onClick={onStart}>
              Check again
            </Button>
          </Buttons>
        )}
      </Card>
      <ChangesInWords report={check.report} />
      {pages.length > 0 && (
        <details>
          <summary>Page by page</summary>
          <div className="stack gap-5">
            {pages.map((page) => (
              <Page key={page.address} page={page} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

function headingOf(backTo: number | null): string {
  if (backTo === null) return 'The new site is built'
  return backTo === AS_DELIVERED ? 'As it was delivered' : `As it was in version ${backTo}`
}

/** `39 of 130 pages change.` */
function summary(changed: number, all: number): string {
  return `${changed} of ${counted(all, 'page')} ${changed === 1 ? 'changes' : 'change'}.`
}

function Faults({ faults }: { faults: ReadonlyArray<SiteFault> }) {
  return (
    <Card look="warn">
      <h2>{faults.length === 1 ? 'One thing' : `${faults.length} things`} must be put right first</h2>
      <p>The site stays as it is.</p>
      <ul className="rows">
        {faults.map(({ part = '', field, sentence }) => {
          const place = PART_NAMES[part]
          return (
            <li key={`${part} ${field} ${sentence}`}>
              {place && (
                <>
                  <Link to={place.to}>{place.name}</Link>:{' '}
                </>
              )}
              {sentence}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** The changed texts of a page, old beside new. */
function Page({ page: { address, title, texts } }: { page: ChangedPage }) {
  return (
    <Card>
      <h2>
        {title} <small className="muted">{address}</small>
      </h2>
      <ul className="rows">
        {texts.map(({ from, to }) => (
          <li key={`${from} ${to}`} className={styles.texts}>
            <del>{from || 'Nothing'}</del>
            <ins>{to || 'Nothing any more'}</ins>
          </li>
        ))}
      </ul>
    </Card>
  )
}
