import { useState } from 'react'
import type { Settings } from '../../domain/inbox/api/settings.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { nextSweepSentence, retentionWords } from '../../domain/inbox/words/settings-words.ts'
import { counted } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Choice, Fault } from '../../ui/Field.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useSession } from '../state/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
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
        <ConfirmRetention
          months={pendingMonths}
          onClose={() => setPendingMonths(null)}
          onKeep={() => save(pendingMonths)}
        />
      )}
    </Card>
  )
}

type Props = { months: number; onClose: () => void; onKeep: () => void }

/** Confirms a shorter retention period: older enquiries are deleted the following night. */
function ConfirmRetention({ months, onClose, onKeep }: Props) {
  const time = counted(months, 'month')
  return (
    <Dialog heading={`Keep enquiries for ${time} only?`} onClose={onClose}>
      <p>Enquiries older than {time} are deleted permanently tonight, except those marked Won.</p>
      <Buttons>
        <Button
          kind="danger"
          onClick={() => {
            onClose()
            onKeep()
          }}
        >
          Keep for {time}
        </Button>
        <Button kind="plain" onClick={onClose}>
          Leave it
        </Button>
      </Buttons>
    </Dialog>
  )
}
