import { mayDo } from '../../domain/inbox/permissions.ts'
import { downloadFile } from '../../ui/download-file.ts'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useSession } from '../state/session.ts'
import { ExportChoice, type ExportOptions } from '../ui/ExportChoice.tsx'
import { Card } from '../ui/layout.tsx'

/** Every enquiry as one file; owners only. */
export function ExportSettings() {
  const api = useApi()
  const { me } = useSession()
  const { act, fault, isBusy } = useSettingsAction([])
  if (!mayDo('export', me.role)) return null

  async function save({ as, withBelief }: ExportOptions): Promise<void> {
    const sent = await act(
      () => api.exportAll({ as, beliefs: withBelief }),
      'The file is on its way to your downloads.',
    )
    if (sent) downloadFile(`enquiries.${as}`, sent.file)
  }
  return (
    <Card>
      <h3>Export everything</h3>
      <p>
        Who enquired, when and about what, with plan, status and who it is assigned to: every enquiry except
        those held back, and no messages, answers or notes.
      </p>
      <ExportChoice onSave={(options) => void save(options)} fault={fault} isBusy={isBusy} />
    </Card>
  )
}
