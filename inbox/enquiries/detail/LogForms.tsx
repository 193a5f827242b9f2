import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Fault, Option, TextArea } from '../../../ui/Field.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { useFocusBack } from '../../state/focus-back.ts'
import { useToast } from '../../state/toast.tsx'
import { useEnquiryActions } from './enquiry-actions.ts'
import styles from './LogForms.module.css'
import { usePersistentText } from './persistent-text.ts'

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
            <Option key={each} type="radio" name="way" checked={way === each} onChange={() => setWay(each)}>
              {each === 'telephone' ? 'By telephone' : 'By WhatsApp'}
            </Option>
          ))}
        </Buttons>
      )}
      <TextArea
        label="What was said, optional"
        hidesLabel
        rows={2}
        maxLength={20_000}
        placeholder="What was said, if you like. Only we see it."
        value={said}
        onType={setSaid}
      />
      <Fault words={fault} />
      <Buttons>
        <Button type="submit" kind="fill" disabled={isBusy}>
          Yes, answered
        </Button>
        <Button disabled={isBusy} onClick={() => void keep('called')}>
          No, try later
        </Button>
        <Button kind="plain" onClick={onEnd}>
          I only looked
        </Button>
      </Buttons>
    </Question>
  )
}

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
      <TextArea
        label="What they wrote"
        hidesLabel
        rows={4}
        required
        maxLength={20_000}
        placeholder="Paste or write what they answered."
        value={said}
        onType={setSaid}
      />
      <Fault words={fault} />
      <Buttons>
        <Button type="submit" kind="fill" disabled={isBusy || said.trim() === ''}>
          Keep it
        </Button>
        <Button kind="plain" onClick={onEnd}>
          Leave it
        </Button>
      </Buttons>
    </Question>
  )
}

type QuestionProps = { heading: string; children: ReactNode; onSend: () => void; onClose: () => void }

/** A question of the page above what one reads; on phones from below. Esc leaves it. */
export function Question({ heading, children, onSend, onClose }: QuestionProps) {
  const id = useId()
  const place = useRef<HTMLFormElement>(null)
  useFocusBack()
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.querySelector<HTMLElement>('textarea, button')?.focus()
  }, [])
  useKeys({ Escape: onClose, 'Control+Enter': onSend }, { isWriting: true })
  return (
    <form
      ref={place}
      className={styles.question}
      aria-labelledby={id}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSend()
      }}
    >
      <h3 id={id}>{heading}</h3>
      {children}
    </form>
  )
}
