import { type ReactNode, useEffect, useState } from 'react'
import type { Website } from '../../../domain/inbox/api/website.ts'
import { Fault } from '../../../ui/Field.tsx'
import { LoadError } from '../../frame/LoadError.tsx'
import { useSettingsAction } from '../../frame/settings-action.ts'
import { useApi } from '../../state/api-context.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import { useMayChange, useWebsite } from '../site-state.ts'
import { CheckRunning } from './CheckRunning.tsx'
import type { CheckActions } from './check-actions.ts'
import { FailedVersion } from './FailedVersion.tsx'
import { Published } from './Published.tsx'
import { ReadyVersion } from './ReadyVersion.tsx'

/** Builds and checks the site beside the live one, shows what would change, and publishes exactly that. */
export function CheckPage() {
  const api = useApi()
  const { site, error } = useWebsite()
  const mayChange = useMayChange()
  const { act, fault, isBusy } = useSettingsAction(['website', 'site-part', 'site-versions'])
  const publishedNumber = usePublished(site)
  const actions: CheckActions = {
    isBusy,
    check: () => void act(() => api.checkSite()),
    publish: (number) => void act(() => api.publishSite(number)),
    publishOnly: async (groups) => {
      const only = groups.flatMap(({ changes }) => changes.map(({ part, field }) => ({ part, field })))
      const started = await act(() => api.checkSite(only))
      if (started) await act(() => api.publishSite(started.number))
    },
  }
  const isDue = mayChange && publishedNumber === null && isCheckDue(site)
  const [replacedNumber, setReplacedNumber] = useState<number | null>(null)
  useEffect(() => {
    if (!isDue || replacedNumber !== null) return
    setReplacedNumber(site?.check?.number ?? 0)
    actions.check()
  })
  const isStarting =
    isDue && fault === null && (replacedNumber ?? site?.check?.number) === site?.check?.number
  return (
    <>
      {error ? <LoadError error={error} /> : null}
      {site && (
        <CheckState
          site={site}
          publishedNumber={publishedNumber}
          isStarting={isStarting}
          actions={actions}
          fault={<Fault words={fault} />}
        />
      )}
    </>
  )
}

type CheckStateProps = {
  site: Website
  publishedNumber: number | null
  /** Whether a new check, which replaces `site.check`, is about to start. */
  isStarting: boolean
  actions: CheckActions
  fault: ReactNode
}

function CheckState({ site, publishedNumber, isStarting, actions, fault }: CheckStateProps) {
  const { check, changes } = site
  if (publishedNumber !== null) return <Published site={site} number={publishedNumber} />
  if (!check || isStarting || (changes.length === 0 && check.isOutdated))
    return (
      <SiteFrame heading="Check and publish">
        {fault}
        <p>{changes.length === 0 ? 'There is nothing to publish: everything is live.' : 'One moment …'}</p>
      </SiteFrame>
    )
  if (check.state === 'building') return <CheckRunning check={check} actions={actions} fault={fault} />
  if (check.state === 'failed')
    return <FailedVersion site={site} check={check} actions={actions} fault={fault} />
  return <ReadyVersion key={check.number} site={site} check={check} actions={actions} fault={fault} />
}

function isCheckDue(site: Website | null): boolean {
  if (!site || site.changes.length === 0) return false
  return !site.check || (site.check.isOutdated && site.check.state !== 'building')
}

/** The number of the version that went live while this page was open; null if none has. */
function usePublished(site: Website | null): number | null {
  const [seenNumber, setSeenNumber] = useState<number | null>(null)
  const number = site?.check?.number ?? null
  if (number !== null && number !== seenNumber) setSeenNumber(number)
  return seenNumber !== null && site?.live === seenNumber ? seenNumber : null
}
