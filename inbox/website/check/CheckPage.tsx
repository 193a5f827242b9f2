import { type ReactNode, useEffect, useState } from 'react'
import type { Website } from '../../../domain/inbox/api/website.ts'
import { Fault } from '../../../ui/Field.tsx'
import { LoadError } from '../../frame/LoadError.tsx'
import { useSettingsAction } from '../../frame/settings-action.ts'
import { useApi } from '../../state/api-context.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import { useMayChange, useWebsite } from '../site-state.ts'
import { CheckRunning } from './CheckRunning.tsx'
import type { CheckActs } from './check-acts.ts'
import { Published } from './Published.tsx'
import { ReadyVersion } from './ReadyVersion.tsx'
import { ToPutRight } from './ToPutRight.tsx'

/** Builds the whole site aside, says what would change and what to know first, and publishes exactly that. */
export function CheckPage() {
  const api = useApi()
  const { site, error } = useWebsite()
  const mayChange = useMayChange()
  const { act, fault, isBusy } = useSettingsAction(['website', 'site-part', 'site-versions'])
  const published = usePublished(site)
  const acts: CheckActs = {
    isBusy,
    check: (only) => void act(() => api.checkSite(only)),
    publish: (number) => void act(() => api.publishSite(number)),
    publishOnly: async (only) => {
      const started = await act(() => api.checkSite(only))
      if (started) await act(() => api.publishSite(started.number))
    },
  }
  const isDue = mayChange && published === null && isCheckDue(site)
  const [replaced, setReplaced] = useState<number | null>(null)
  useEffect(() => {
    if (!isDue || replaced !== null) return
    setReplaced(site?.check?.number ?? 0)
    acts.check()
  })
  const isStarting = isDue && fault === null && (replaced ?? site?.check?.number) === site?.check?.number
  return (
    <>
      {error ? <LoadError error={error} /> : null}
      {site && (
        <State
          site={site}
          published={published}
          isStarting={isStarting}
          acts={acts}
          fault={<Fault words={fault} />}
        />
      )}
    </>
  )
}

type StateProps = {
  site: Website
  published: number | null
  /** Whether a check begins that replaces the one that is there. */
  isStarting: boolean
  acts: CheckActs
  fault: ReactNode
}

function State({ site, published, isStarting, acts, fault }: StateProps) {
  const { check, changes } = site
  if (published !== null) return <Published site={site} number={published} />
  if (!check || isStarting || (changes.length === 0 && check.isOutdated))
    return (
      <SiteFrame heading="Check and publish">
        {fault}
        <p>{changes.length === 0 ? 'There is nothing to publish: everything is live.' : 'One moment …'}</p>
      </SiteFrame>
    )
  if (check.state === 'building') return <CheckRunning check={check} acts={acts} fault={fault} />
  if (check.state === 'failed') return <ToPutRight site={site} check={check} acts={acts} fault={fault} />
  return <ReadyVersion key={check.number} site={site} check={check} acts={acts} fault={fault} />
}

function isCheckDue(site: Website | null): boolean {
  if (!site || site.changes.length === 0) return false
  return !site.check || (site.check.isOutdated && site.check.state !== 'building')
}

/** The version that was seen here before it went live; null before that. */
function usePublished(site: Website | null): number | null {
  const [seen, setSeen] = useState<number | null>(null)
  const number = site?.check?.number ?? null
  if (number !== null && number !== seen) setSeen(number)
  return seen !== null && site?.live === seen ? seen : null
}
