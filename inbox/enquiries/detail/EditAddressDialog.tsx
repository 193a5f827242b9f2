import { useState } from 'react'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../state/toast.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import { Form } from '../../ui/Form.tsx'
import { useEnquiryActions } from './enquiry-actions.ts'

/** Sets another address for this enquiry's mails; the original one stays in the thread. */
export function EditAddressDialog({ detail, onClose }: { detail: EnquiryDetail; onClose: () => void }) {
  const [to, setTo] = useState(detail.email)
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()

  async function save(): Promise<void> {
    if (!(await add({ kind: 'corrected-address', to }))) return
    onClose()
    showToast({ words: `Answers to ${detail.firstName} go to ${to} from now on.` })
  }
  return (
    <Dialog heading="Correct the address" onClose={onClose}>
      <Form onSubmit={save}>
        <EmailField
          label="E-mail"
          required
          value={to}
          fault={fault ?? undefined}
          hint="Answers go there from now on."
          onType={setTo}
        />
        <Button type="submit" kind="fill" disabled={isBusy}>
          Save
        </Button>
      </Form>
    </Dialog>
  )
}
