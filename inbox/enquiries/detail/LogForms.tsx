import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Fault, Option, TextArea } from '../../../ui/Field.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { useRestoreFocus } from '../../state/restore-focus.ts'
import { useToast } from '../../state/toast.tsx'
import { Form } from '../../ui/Form.tsx'
import { useEnquiryActions } from './enquiry-actions.ts'
import styles from './LogForms.module.css'
import { usePersistentText } from './persistent-text.ts'

type Props = {
  detail: EnquiryDetail
  /** How the person was called; null: the form asks. */
  way: 'telephone' | 'whatsapp' | null
  onEnd: () => void
}

/** Asks whether a call reached the person. “Yes” records an answer, “No” an attempt, the third choice nothing. */
export function LogCallForm({ detail, way: usedWay, onEnd }: Props) {
  const [words, setWords] = usePersistentText(`reached-${detail.number}`)
  const [way, setWay] = useState(usedWay ?? 'telephone')
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()

  async function save(kind: 'answered' | 'called'): Promise<void> {
    if (!(await add({ kind, way, words }))) return
    showToast({
      words: kind === 'answered' ? `${detail.firstName} is answered.` : 'Call attempt logged.',
    })
    setWords('')
    onEnd()
  }
  return (
    <Question
      heading={`Did you reach ${detail.firstName}?`}
      onSend={() => void save('answered')}
      onClose={onEnd}
    >
      {usedWay === null && (
        <Buttons label="How">
          {(['telephone', 'whatsapp'] as const).map((choice) => (
            <Option
              key={choice}
              type="radio"
              name="way"
              checked={way === choice}
              onChange={() => setWay(choice)}
            >
              {choice === 'telephone' ? 'By telephone' : 'By WhatsApp'}
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
        value={words}
        onType={setWords}
      />
      <Fault words={fault} />
      <Buttons>
        <Button type="submit" kind="fill" disabled={isBusy}>
          Yes, answered
        </Button>
        <Button disabled={isBusy} onClick={() => void save('called')}>
          No, try later
        </Button>
        <Button kind="plain" onClick={onEnd}>
          I only looked
        </Button>
      </Buttons>
    </Question>
  )
}

/** Records a customer's reply, which sets a new deadline. */
export function LogReplyForm({ detail, onEnd }: { detail: EnquiryDetail; onEnd: () => void }) {
  const [words, setWords] = usePersistentText(`they-answered-${detail.number}`)
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()

  async function save(): Promise<void> {
    if (!(await add({ kind: 'they-answered', words }))) return
    showToast({ words: `${detail.firstName} needs an answer again.` })
    setWords('')
    onEnd()
  }
  return (
    <Question heading={`What did ${detail.firstName} answer?`} onSend={() => void save()} onClose={onEnd}>
      <TextArea
        label="What they wrote"
        hidesLabel
        rows={4}
        required
        maxLength={20_000}
        placeholder="Paste or write what they answered."
        value={words}
        onType={setWords}
      />
      <Fault words={fault} />
      <Buttons>
        <Button type="submit" kind="fill" disabled={isBusy || words.trim() === ''}>
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

/** A question above the content; on phones it slides in from below. Esc closes it. */
export function Question({ heading, children, onSend, onClose }: QuestionProps) {
  const id = useId()
  const formRef = useRef<HTMLFormElement>(null)
  useRestoreFocus()
  useEffect(() => {
    formRef.current?.scrollIntoView({ block: 'nearest' })
    formRef.current?.querySelector<HTMLElement>('textarea, button')?.focus()
  }, [])
  useKeys({ Escape: onClose, 'Control+Enter': onSend }, { isWriting: true })
  return (
    <Form ref={formRef} className={styles.question} aria-labelledby={id} onSubmit={onSend}>
      <h3 id={id}>{heading}</h3>
      {children}
    </Form>
  )
}
