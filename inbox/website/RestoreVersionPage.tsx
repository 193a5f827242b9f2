import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AS_DELIVERED } from '../../domain/inbox/api/website.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { ChangesInWords } from './check/ChangesInWords.tsx'
import { groupsOf } from './check/change-groups.ts'
import { SitePage } from './SitePage.tsx'
import { useEntryTitle, useMayChange, useWebsite } from './site-state.ts'
import { useSaveChanges } from './use-save-changes.ts'

const route = getRouteApi('/frame/website/versions/$number')

/** Restores an earlier version: all of it as a new version, or some of its changes in the draft. */
export function RestoreVersionPage() {
  const api = useApi()
  const navigate = useNavigate()
  const { number } = route.useParams()
  const { data } = useQuery(queries.restoringChanges(api, number))
  const { site } = useWebsite()
  const mayChange = useMayChange()
  const saveChanges = useSaveChanges()
  const { act, fault, isBusy } = useSettingsAction(['website', 'site-part'])
  const [excluded, setExcluded] = useState<ReadonlyArray<string>>([])
  const groups = groupsOf(data?.changes ?? [], useEntryTitle())
  const chosen = groups.filter(({ key }) => !excluded.includes(key)).flatMap(({ changes }) => changes)
  const name = number === AS_DELIVERED ? 'the delivered site' : `version ${number}`
  async function restore(): Promise<void> {
    const result = await act<object>(() =>
      excluded.length === 0 ? api.checkSiteVersion(number) : saveChanges(chosen),
    )
    if (result) await navigate({ to: '/website/check' })
  }
  return (
    <SitePage heading={`Go back to ${name}?`}>
      <Fault words={fault} />
      <p>
        It is built and checked again as a new version. Nothing is lost: you can come back in the same way.
        <b> Prices stay those of today.</b> A price list does not go back: change it under Prices, from a day
        on.
      </p>
      {site && data && (
        <ChangesInWords
          heading="What comes back"
          tick="Take this back"
          site={site}
          groups={groups}
          excluded={excluded}
          onChoose={mayChange && groups.length > 1 ? setExcluded : undefined}
        />
      )}
      {data?.changes.length === 0 && <p>Every word is as it was then.</p>}
      {mayChange && (
        <Buttons>
          <Button kind="fill" disabled={isBusy || chosen.length === 0} onClick={() => void restore()}>
            {excluded.length === 0 ? `Go back to ${name}` : 'Put only these into the draft'}
          </Button>
        </Buttons>
      )}
    </SitePage>
  )
}
