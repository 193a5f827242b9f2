import { useState } from 'react'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { usePersistentText } from '../../state/persistent-text.ts'
import { useToast } from '../../state/toast.tsx'
import words from '../../styles/words.module.css'
import { Buttons } from '../../ui/Buttons.tsx'
import { button } from '../../ui/button.ts'
import fields from '../../ui/field.module.css'
import { useEnquiryActions } from './enquiry-actions.ts'
import { Question } from './Question.tsx'

type Props = { detail: EnquiryDetail; way: 'telephone' | 'whatsapp' | null; onEnd: () => void }

/** After a call or asked by hand, when it is not known how: did you reach them? Yes is an answer, a try is kept, and only looking stores nothing. */
export function LogCallForm({ detail, way: used, onEnd }: Props) {
  const [said, setSaid] = usePersistentText(`reached-${detail.number}`)
  const [way, setWay] = useState(used ?? 'telephone')
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()

  async function keep(kind: 'answered' | 'called'): Promise<void> {
    if (!(await add({ kind, way, words: said }))) return
    showToast({
      words: kind === 'answered' ? `${detail.firstName} is answered.` : 'Call attempt logged.',
    })
    setSaid('')
    onEnd()
  }
  return (
    <Question
      heading={`Did you reach ${detail.firstName}?`}
      onSend={() => void keep('answered')}
      onClose={onEnd}
    >
      {used === null && (
        <Buttons label="How">
          {(['telephone', 'whatsapp'] as const).map((each) => (
            <label key={each} className={fields.option}>
              <input type="radio" name="way" checked={way === each} onChange={() => setWay(each)} />
              {each === 'telephone' ? 'By telephone' : 'By WhatsApp'}
            </label>
          ))}
        </Buttons>
      )}
      <label>
        <span className={words.hidden}>What was said, optional</span>
        <textarea
          className={fields.input}
          rows={2}
          maxLength={20_000}
          placeholder="What was said, if you like. Only we see it."
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
        <button type="submit" className={button('go')} disabled={isBusy}>
          Yes, answered
        </button>
        <button type="button" className={button()} disabled={isBusy} onClick={() => void keep('called')}>
          No, try later
        </button>
        <button type="button" className={button('plain')} onClick={onEnd}>
          I only looked
        </button>
      </Buttons>
    </Question>
  )
}
