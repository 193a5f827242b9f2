import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../domain/calendar/calendar.ts'
import type { DraftText, EnquiryDetail, PlanOfEnquiry } from '../../../domain/inbox/api/enquiry-detail.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { isRefused } from '../../api/refused.ts'
import { useApi } from '../../state/api-context.tsx'
import { errorText, useFault } from '../../state/fault.ts'
import { queries } from '../../state/queries.ts'
import { saveSavedAnswers } from '../../state/saved-answers.ts'
import { useToast } from '../../state/toast.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './ComposerFoot.module.css'

type Props = {
  detail: Pick<EnquiryDetail, 'plan'>
  draft: DraftText
  isBusy: boolean
  onChange: (draft: Partial<DraftText>) => void
}

/** The Send button, and the attached plan. */
export function ComposerFoot({ detail: { plan }, draft, isBusy, onChange }: Props) {
  const [isSaving, setSaving] = useState(false)
  return (
    <div className="cluster">
      <Button type="submit" kind="fill" className={styles.send} disabled={isBusy}>
        Send
        <Kbd>Ctrl Enter</Kbd>
      </Button>
      {plan && <PlanAttachment plan={plan} isAttached={draft.attachPlan} onChange={onChange} />}
      <Button
        kind="plain"
        className={`wide-only ${styles.save}`}
        disabled={draft.text.trim() === ''}
        onClick={() => setSaving(true)}
      >
        Save as an answer
      </Button>
      {isSaving && <SaveAsAnswer draft={draft} onClose={() => setSaving(false)} />}
    </div>
  )
}

type PlanAttachmentProps = { plan: PlanOfEnquiry; isAttached: boolean; onChange: Props['onChange'] }

/** The attached plan, or the reason why it cannot be attached. */
function PlanAttachment({ plan, isAttached, onChange }: PlanAttachmentProps) {
  if (!plan.breakdown)
    return (
      <p className={`muted ${styles.withheld}`}>
        Their plan of {formatRand(plan.totalCents)} cannot be attached: the price list of{' '}
        {formatDate(plan.priceList)} no longer gives this sum. Write what they were offered into your answer.
      </p>
    )
  if (!isAttached)
    return (
      <Button kind="plain" onClick={() => onChange({ attachPlan: true })}>
        <Icon path={icons.clip} />
        Attach the plan
      </Button>
    )
  return (
    <span className={styles.clip}>
      <Icon path={icons.clip} />
      <span>Plan {plan.reference}.pdf</span>
      <Button size="icon" aria-label="Take the plan off" onClick={() => onChange({ attachPlan: false })}>
        <Icon path={icons.cross} size={16} />
      </Button>
    </span>
  )
}

/** Saves the text as a saved answer. */
function SaveAsAnswer({ draft, onClose }: { draft: DraftText; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const showToast = useToast()
  const { data: answers } = useQuery(queries.savedAnswers(api))
  const [name, setName] = useState('')
  const [fault, setFault] = useFault(saveFault)

  async function saveAnswer(): Promise<void> {
    if (!answers) return
    try {
      const { subject, text } = draft
      const added = { id: crypto.randomUUID(), name, subject, text }
      await saveSavedAnswers(api, answers, [...answers.answers, added])
    } catch (error) {
      setFault(error)
      return
    }
    await client.invalidateQueries({ queryKey: ['saved-answers'] })
    showToast({ words: `“${name}” is kept.` })
    onClose()
  }
  return (
    <Dialog heading="Save as an answer" onClose={onClose}>
      <div className="stack">
        <Field
          label="Its name"
          value={name}
          maxLength={60}
          fault={fault ?? undefined}
          hint="Put what is to be looked at each time in [square brackets], and {name} for the first name."
          onType={setName}
        />
        <Button kind="fill" disabled={name.trim() === ''} onClick={() => void saveAnswer()}>
          Keep it
        </Button>
      </div>
    </Dialog>
  )
}

/** The field's own message if the server refused one field. */
function saveFault(error: unknown): string {
  const [sentence] = Object.values((isRefused(error) && error.body.fields) || {})
  return sentence ?? errorText(error)
}
