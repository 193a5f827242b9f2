import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftText, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { isRefused } from '../../api/refused.ts'
import { useApi } from '../../state/api-context.tsx'
import { errorText, useFault } from '../../state/fault.ts'
import { queries } from '../../state/queries.ts'
import { useToast } from '../../state/toast.tsx'
import words from '../../styles/words.module.css'
import { button, Key } from '../../ui/Buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import form from '../../ui/form.module.css'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ComposerFoot.module.css'

type Props = {
  detail: EnquiryDetail
  draft: DraftText
  isBusy: boolean
  onChange: (draft: Partial<DraftText>) => void
}

/** Send, and the plan that goes along. */
export function ComposerFoot({ detail: { plan }, draft, isBusy, onChange }: Props) {
  const [isSaving, setSaving] = useState(false)
  return (
    <div className={styles.foot}>
      <button type="submit" className={button('go', styles.send)} disabled={isBusy}>
        Send
        <Key>Ctrl</Key>
        <Key>Enter</Key>
      </button>
      {plan &&
        (draft.attachPlan ? (
          <span className={styles.clip}>
            <Icon name="clip" />
            <span>
              Plan {plan.reference}.pdf{' '}
              {plan.pdfBytes !== null && <small>{Math.ceil(plan.pdfBytes / 1024)} KB, made today</small>}
            </span>
            <button
              type="button"
              className={button('sign')}
              aria-label="Take the plan off"
              onClick={() => onChange({ attachPlan: false })}
            >
              <Icon name="close" size="small" />
            </button>
          </span>
        ) : (
          <button type="button" className={button('plain')} onClick={() => onChange({ attachPlan: true })}>
            <Icon name="clip" />
            Attach the plan
          </button>
        ))}
      <button
        type="button"
        className={button('plain', words.desk, styles.save)}
        disabled={draft.text.trim() === ''}
        onClick={() => setSaving(true)}
      >
        Save as an answer
      </button>
      {isSaving && <SaveAsAnswer draft={draft} onClose={() => setSaving(false)} />}
    </div>
  )
}

/** Keeps what was written as an answer to begin with. */
function SaveAsAnswer({ draft, onClose }: { draft: DraftText; onClose: () => void }) {
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
