import { useState } from 'react'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import words from '../../styles/words.module.css'
import { Buttons, button } from '../../ui/Buttons.tsx'
import { Fault } from '../../ui/Field.tsx'
import fields from '../../ui/field.module.css'
import { useEnquiryActions } from './enquiry-actions.ts'
import styles from './Notes.module.css'
import { usePersistentText } from './persistent-text.ts'

type Props = { detail: EnquiryDetail; event: { id: number; words: string }; onEnd: () => void }

/** Other words for a note, or for what they answered. What was typed is kept until it is stored or left. */
function EditText({ detail, event, onEnd }: Props) {
  const [kept, keep] = usePersistentText(`edit-${event.id}`)
  const [typed, setTyped] = useState(kept || event.words)
  const { add, fault, isBusy } = useEnquiryActions(detail)

  function end(): void {
    keep('')
    onEnd()
  }
  return (
    <form
      className={styles.form}
      onSubmit={async (submitted) => {
        submitted.preventDefault()
        if (await add({ kind: 'edited', fact: event.id, words: typed })) end()
      }}
    >
      <label>
        <span className={words.hidden}>Its words</span>
        <textarea
          className={fields.input}
          rows={3}
          required
          maxLength={20_000}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            keep(target.value)
          }}
        />
      </label>
      <Fault words={fault} />
      <Buttons>
        <button type="submit" className={button()} disabled={isBusy || typed.trim() === ''}>
          Save
        </button>
        <button type="button" className={button('plain')} onClick={end}>
          Leave it as it was
        </button>
      </Buttons>
    </form>
  )
}

type ChangesProps = { detail: EnquiryDetail; event: Props['event']; isUndoable?: boolean }

/** Edits a text of the log; what they answered can be undone as well. */
export function TextChanges({ detail, event, isUndoable = false }: ChangesProps) {
  const [isEditing, setEditing] = useState(false)
  const { add, fault, isBusy } = useEnquiryActions(detail)
  if (isEditing) return <EditText detail={detail} event={event} onEnd={() => setEditing(false)} />
  return (
    <>
      <button type="button" className={button('plain')} onClick={() => setEditing(true)}>
        Edit
      </button>
      {isUndoable && (
        <button
          type="button"
          className={button('plain')}
          disabled={isBusy}
          onClick={() => void add({ kind: 'undone', fact: event.id })}
        >
          Undo
        </button>
      )}
      <Fault words={fault} />
    </>
  )
}
