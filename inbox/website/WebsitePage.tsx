import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../domain/calendar/calendar.ts'
import { longDay } from '../../domain/calendar/day-words.ts'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { Company } from '../../domain/content/company.ts'
import { exampleFacts } from '../../domain/content/example-facts.ts'
import type { Person } from '../../domain/content/people.ts'
import type { SiteChange, Website } from '../../domain/inbox/api/website.ts'
import { counted } from '../../domain/wording.ts'
import { Button, Buttons, buttonLook } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { PageBody, PageHeader } from '../frame/Page.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { useTitle } from '../state/title.ts'
import { Card, Columns } from '../ui/layout.tsx'
import { draftSentence } from './draft-sentence.ts'
import { SiteList } from './SiteList.tsx'
import { CheckLink } from './SitePage.tsx'
import { useAuthor, useMayChange, useSitePart, useWebsite } from './site-state.ts'
import { useLabel } from './use-label.ts'
import { SCREEN_ROUTE, screenOf } from './words.ts'

/** The public site: what can be changed, and what is not live yet. */
export function WebsitePage() {
  const { site, error } = useWebsite()
  useTitle('Website')
  const changes = site?.changes ?? []
  return (
    <>
      <PageHeader
        links={
          <>
            <Link to="/website/versions">Earlier versions</Link>
            <a href="/" target="_blank" rel="noreferrer">
              See the site
            </a>
          </>
        }
        heading={site ? headingOf(site) : 'Website'}
        below={site && <LiveSince number={site.live} />}
        buttons={<CheckLink />}
      />
      <PageBody>
        {error ? <LoadError error={error} /> : null}
        {site && site.release.words.length > 0 && <ReleaseConflicts release={site.release} />}
        <Columns kind="wide-narrow">
          <SiteList changes={changes} />
          <div className="stack gap-5">
            {changes.length > 0 && <UnpublishedChanges changes={changes} />}
            <RemainingExamples />
          </div>
        </Columns>
        <p className="muted">
          Terms, privacy notice and PAIA manual change with your attorney and a new release.
        </p>
      </PageBody>
    </>
  )
}

/** Names the start of new prices if nothing else waits. */
function headingOf({ changes, waiting: [next] }: Website): string {
  if (changes.length > 0 || !next) return draftSentence(changes.length, 0)
  return `Live. New prices wait for ${formatDate(next.from)}`
}

/** Texts that both the owners and a new release changed. */
function ReleaseConflicts({ release: { version, words } }: Pick<Website, 'release'>) {
  const api = useApi()
  const { act, fault, isBusy } = useSettingsAction(['website'])
  const keepAll = () => act(() => api.keepOwnTexts(words.map(({ part, field }) => ({ part, field }))))
  const places = counted(words.length, 'place')
  return (
    <Note tone="low" heading={`Release ${version} has other words in ${places}`}>
      <p>Yours stay live. Look at both and choose.</p>
      <Buttons>
        <Link {...buttonLook({})} to="/website/release">
          Look at {places}
        </Link>
        {useMayChange() && (
          <Button disabled={isBusy} onClick={() => void keepAll()}>
            Keep all of mine
          </Button>
        )}
      </Buttons>
      <Fault words={fault} />
    </Note>
  )
}

function LiveSince({ number }: { number: number | null }) {
  const { data } = useQuery(queries.siteVersions(useApi()))
  const at = data?.versions.find((version) => version.number === number)?.publishedAt
  if (number === null) return 'The site is as it was delivered'
  return at
    ? `The site shows version ${number} since ${longDay(at)}, ${timeOfDay(at)}`
    : `Version ${number} is live`
}

function UnpublishedChanges({ changes }: { changes: ReadonlyArray<SiteChange> }) {
  const nameOf = useAuthor()
  const labelOf = useLabel()
  const api = useApi()
  const mayChange = useMayChange()
  const { act, fault, isBusy } = useSettingsAction(['website', 'site-part'])
  return (
    <Card>
      <h2>What is not live yet</h2>
      <Fault words={fault} />
      <ul className="rows">
        {changes.map(({ part, field, revision, author, at }) => (
          <li key={`${part} ${field}`}>
            <Link to={SCREEN_ROUTE} params={screenOf(part, field) ?? { screen: '' }}>
              {labelOf(part, field)}
            </Link>
            <br />
            <span className="muted">
              {nameOf(author)}, {longDay(at)}, {timeOfDay(at)}{' '}
            </span>
            {mayChange && (
              <Button
                kind="link"
                disabled={isBusy}
                onClick={() => void act(() => api.revertSiteChange({ part, field, seen: revision }))}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function RemainingExamples() {
  const { draft: company } = useSitePart('company')
  const { draft: people } = useSitePart('people')
  if (!company || !people) return null
  // The casts are safe: both are a file of content/ or its draft.
  const factCount = exampleFacts(company as Company).length
  const personCount = (people as ReadonlyArray<Person>).filter(({ example }) => example).length
  if (factCount + personCount === 0) return null
  return (
    <Card look="quiet">
      <h2>Still to do</h2>
      {factCount > 0 && <Link to="/website/facts">{counted(factCount, 'fact')} are still examples</Link>}
      {personCount > 0 && (
        <Link to="/website/people">
          {personCount === 1 ? '1 person is still an example' : `${personCount} people are still examples`}
        </Link>
      )}
      <p className="muted">Visitors read them as if they were yours.</p>
    </Card>
  )
}
