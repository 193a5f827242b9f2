import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Fault, TextArea } from '../../../ui/Field.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { useRestoreFocus } from '../../state/restore-focus.ts'
import { useToast } from '../../state/toast.tsx'
import { Form } from '../../ui/Form.tsx'
import styles from './EditableText.module.css'
import { useEnquiryActions } from './enquiry-actions.ts'
import { usePersistentText } from './persistent-text.ts'

type EventWithWords = { id: number; words: string }
type EditTextProps = { detail: EnquiryDetail; event: EventWithWords; onEnd: () => void }

/** A form for changing a note or a customer's reply. Typed text is kept until it is saved or discarded. */
function EditText({ detail, event, onEnd }: EditTextProps) {
  const [unsavedText, setUnsavedText] = usePersistentText(`edit-${event.id}`)
  const [input, setInput] = useState(unsavedText || event.words)
  const field = useRef<HTMLTextAreaElement>(null)
  useRestoreFocus()
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()
  useEffect(() => {
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
    field.current?.focus()
  }, [])

  async function save(): Promise<void> {
    if (input.trim() === '' || !(await add({ kind: 'edited', fact: event.id, words: input }))) return
    showToast({ words: 'The new words are kept.' })
    stopEditing()
  }
  function stopEditing(): void {
    setUnsavedText('')
    onEnd()
  }
  useKeys({ Escape: onEnd, 'Control+Enter': () => void save() }, { isWriting: true })
  return (
    <Form className="stack gap-2" onSubmit={save}>
      <TextArea
        ref={field}
        label="Its words"
        hidesLabel
        rows={3}
        required
        maxLength={20_000}
        value={input}
        onType={(text) => {
          setInput(text)
          setUnsavedText(text)
        }}
      />
      <Fault words={fault} />
      <Buttons>
        <Button type="submit" disabled={isBusy || input.trim() === ''}>
          Save
        </Button>
        <Button kind="plain" onClick={stopEditing}>
          Leave it as it was
        </Button>
      </Buttons>
    </Form>
  )
}

type Props = { detail: EnquiryDetail; event: EventWithWords; isUndoable?: boolean; children: ReactNode }

/** A text of the log that can be edited in place; a customer's reply can be undone as well. */
export function EditableText({ detail, event, isUndoable = false, children }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()

  async function undo(): Promise<void> {
    if (await add({ kind: 'undone', fact: event.id })) showToast({ words: 'Their answer is taken away.' })
  }
  return (
    <>
      {isEditing ? <EditText detail={detail} event={event} onEnd={() => setEditing(false)} /> : children}
      <div className={`${styles.changes} screen-only`} hidden={isEditing}>
        <Buttons>
          <Button kind="plain" onClick={() => setEditing(true)}>
            Edit
          </Button>
          {isUndoable && (
            <Button kind="plain" disabled={isBusy} onClick={() => void undo()}>
              Undo
            </Button>
          )}
        </Buttons>
        <Fault words={fault} />
      </div>
    </>
  )
}
