import { useState } from 'react'
import type { DraftText } from '../../../domain/inbox/api/draft.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import words from '../../styles/words.module.css'
import { button } from '../../ui/button.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Key } from '../../ui/Key.tsx'
import styles from './ComposerFoot.module.css'
import { SaveAsAnswer } from './SaveAsAnswer.tsx'

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
