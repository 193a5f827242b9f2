import { mayDo } from '../../domain/inbox/permissions.ts'
import { useActing } from '../state/acting.ts'
import { useApi } from '../state/api-context.tsx'
import { useSession } from '../state/session.ts'
import { Box } from '../ui/Box.tsx'
import { ExportChoice, type ExportWish } from '../ui/ExportChoice.tsx'
import { saveFile } from '../ui/save-file.ts'

/** Every enquiry as one file; owners only. */
export function ExportBox() {
  const api = useApi()
  const { me } = useSession()
  const { act, fault, isBusy } = useActing([])
  if (!mayDo('export', me.role)) return null

  async function save({ as, withBelief }: ExportWish): Promise<void> {
    const sent = await act(
      () => api.exportAll({ as, beliefs: withBelief }),
      'The file is on its way to your downloads.',
    )
    if (sent) saveFile(sent.file, `enquiries.${as}`)
  }
  return (
    <Box>
      <h3>Export everything</h3>
      <p>
        Who enquired, when and about what, with plan, status and who has it: every enquiry but those held
        back, and no messages, answers or notes.
      </p>
      <ExportChoice onSave={(wish) => void save(wish)} fault={fault} isBusy={isBusy} />
    </Box>
  )
}
