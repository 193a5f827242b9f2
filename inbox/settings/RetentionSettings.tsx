import { useState } from 'react'
import type { Settings } from '../../domain/inbox/api/settings.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { keptMonths, nextSweepSentence } from '../../domain/inbox/words/settings-words.ts'
import { useApi } from '../state/api-context.tsx'
import { useSession } from '../state/session.ts'
import { useSettingsAction } from '../state/settings-action.ts'
import words from '../styles/words.module.css'
import { Card } from '../ui/Card.tsx'
import { Fault } from '../ui/Fault.tsx'
import { Choice } from '../ui/Field.tsx'
import { ConfirmRetention } from './ConfirmRetention.tsx'

/** What may be chosen: never longer than the privacy notice says. */
const MONTHS = [3, 6, 9, 12]

/** How long enquiries are kept, and what the next sweep deletes. */
export function RetentionSettings({
  retention: { months, heldDays, next },
}: {
  retention: Settings['retention']
}) {
  const api = useApi()
  const { me } = useSession()
  const { act, fault } = useSettingsAction(['settings'])
  const [asked, setAsked] = useState<number | null>(null)

  function keep(retentionMonths: number): void {
    void act(() => api.changeSettings({ retentionMonths }), 'That is kept.')
  }
  return (
    <Card>
      <h3>How long we keep it</h3>
      <Choice
        label="Enquiries that led nowhere"
        disabled={!mayDo('change-settings', me.role)}
        value={months}
        onChange={({ target }) => {
          const chosen = Number(target.value)
          if (chosen < months) setAsked(chosen)
          else keep(chosen)
        }}
      >
        {[...new Set([...MONTHS, months])].map((each) => (
          <option key={each} value={each}>
            {keptMonths(each)}
          </option>
        ))}
      </Choice>
      <p>Held back as possible spam: {heldDays} days.</p>
      <p className={words.muted}>{nextSweepSentence(next.enquiries, next.ofMonth)}</p>
      <Fault words={fault} />
      {asked !== null && (
        <ConfirmRetention months={asked} onClose={() => setAsked(null)} onKeep={() => keep(asked)} />
      )}
    </Card>
  )
}
