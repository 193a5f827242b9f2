import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftText } from '../../../domain/inbox/api/draft.ts'
import { isRefused } from '../../api/refused.ts'
import form from '../../sign-in/form.module.css'
import { useApi } from '../../state/api-context.tsx'
import { errorText } from '../../state/error-text.ts'
import { useFault } from '../../state/fault.ts'
import { queries } from '../../state/queries.ts'
import { useToast } from '../../state/toast.tsx'
import { button } from '../../ui/button.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'

/** Keeps what was written as an answer to begin with. */
export function SaveAsAnswer({ draft, onClose }: { draft: DraftText; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const showToast = useToast()
  const { data: answers } = useQuery(queries.savedAnswers(api))
  const [name, setName] = useState('')
  const [fault, setFault] = useFault(whyNotKept)

  async function keep(): Promise<void> {
    if (!answers) return
    try {
      const { subject, text } = draft
      await api.keepSavedAnswers([...answers, { id: crypto.randomUUID(), name, subject, text }])
    } catch (error) {
      setFault(error)
      return
    }
    await client.invalidateQueries({ queryKey: ['saved-answers'] })
    showToast({ words: `“${name}” is kept.` })
    onClose()
  }
  return (
    <Dialog heading="Save as an answer" onClose={onClose} narrow>
      <div className={form.form}>
        <Field
          label="Its name"
          value={name}
          maxLength={60}
          fault={fault ?? undefined}
          hint="Put what is to be looked at each time in [square brackets], and {name} for the first name."
          onChange={({ target }) => setName(target.value)}
        />
        <button
          type="button"
          className={button('go')}
          disabled={name.trim() === ''}
          onClick={() => void keep()}
        >
          Keep it
        </button>
      </div>
    </Dialog>
  )
}

/** The field's own sentence, where one field was refused. */
function whyNotKept(error: unknown): string {
  const [sentence] = Object.values((isRefused(error) && error.body.fields) || {})
  return sentence ?? errorText(error)
}
