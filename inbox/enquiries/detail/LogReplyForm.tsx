import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { usePersistentText } from '../../state/persistent-text.ts'
import { useToast } from '../../state/toast.tsx'
import words from '../../styles/words.module.css'
import { Buttons } from '../../ui/Buttons.tsx'
import { button } from '../../ui/button.ts'
import fields from '../../ui/field.module.css'
import { useEnquiryActions } from './enquiry-actions.ts'
import { Question } from './Question.tsx'

/** What they wrote back, kept here: a new working day begins. */
export function LogReplyForm({ detail, onEnd }: { detail: EnquiryDetail; onEnd: () => void }) {
  const [said, setSaid] = usePersistentText(`they-answered-${detail.number}`)
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()

  async function keep(): Promise<void> {
    if (!(await add({ kind: 'they-answered', words: said }))) return
    showToast({ words: `${detail.firstName} needs an answer again.` })
    setSaid('')
    onEnd()
  }
  return (
    <Question heading={`What did ${detail.firstName} answer?`} onSend={() => void keep()} onClose={onEnd}>
      <label>
        <span className={words.hidden}>What they wrote</span>
        <textarea
          className={fields.input}
          rows={4}
          required
          maxLength={20_000}
          placeholder="Paste or write what they answered."
          value={said}
          onChange={({ target }) => setSaid(target.value)}
        />
      </label>
      {fault && (
        <p role="alert" className={fields.fault}>
          {fault}
        </p>
      )}
      <Buttons>
        <button type="submit" className={button('go')} disabled={isBusy || said.trim() === ''}>
          Keep it
        </button>
        <button type="button" className={button('plain')} onClick={onEnd}>
          Leave it
        </button>
      </Buttons>
    </Question>
  )
}
