import { useState } from 'react'
import type { Settings } from '../../domain/inbox/api/settings.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { nextSweepSentence, retentionWords } from '../../domain/inbox/words/settings-words.ts'
import { counted } from '../../domain/wording.ts'
import { Choice, Fault } from '../../ui/Field.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useSession } from '../state/session.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Card } from '../ui/layout.tsx'

/** The choices, none longer than in the privacy notice. */
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
  const [pendingMonths, setPendingMonths] = useState<number | null>(null)

  function save(retentionMonths: number): void {
    void act(() => api.changeSettings({ retentionMonths }), 'That is kept.')
  }
  return (
    <Card>
      <h3>How long we keep it</h3>
      <Choice
        label="Enquiries that led nowhere"
        disabled={!mayDo('change-settings', me.role)}
        value={String(months)}
        options={[...new Set([...MONTHS, months])].map(
          (choice) => [String(choice), retentionWords(choice)] as const,
        )}
        onPick={(picked) => {
          const chosenMonths = Number(picked)
          if (chosenMonths < months) setPendingMonths(chosenMonths)
          else save(chosenMonths)
        }}
      />
      <p>Held back as possible spam: {heldDays} days.</p>
      <p className="muted">{nextSweepSentence(next.enquiries, next.ofMonth)}</p>
      <Fault words={fault} />
      {pendingMonths !== null && (
        <ConfirmDialog
          heading={`Keep enquiries for ${counted(pendingMonths, 'month')} only?`}
          action={`Keep for ${counted(pendingMonths, 'month')}`}
          onConfirm={() => save(pendingMonths)}
          onClose={() => setPendingMonths(null)}
        >
          Enquiries older than {counted(pendingMonths, 'month')} are deleted permanently tonight, except those
          marked Won.
        </ConfirmDialog>
      )}
    </Card>
  )
}
