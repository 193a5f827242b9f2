import { timeAgo } from '../../../domain/calendar/day-words.ts'
import type { EnquiryDetail, EnquiryEvent } from '../../../domain/inbox/api/enquiry-detail.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fault, TextArea } from '../../../ui/Field.tsx'
import { useNow } from '../../state/clock.ts'
import { useColleague, useSession } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import { Form } from '../../ui/Form.tsx'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import { highlightTerms } from '../../words/highlight-terms.ts'
import { EditableText } from './EditableText.tsx'
import { useEnquiryActions } from './enquiry-actions.ts'
import styles from './Notes.module.css'
import { focusName } from './name-focus.ts'
import { usePersistentText } from './persistent-text.ts'

/** Internal notes, which the enquirer may ask to read. */
export function Notes({ detail, q }: { detail: EnquiryDetail; q: string }) {
  const { me } = useSession()
  const notes = detail.facts.filter((event) => event.kind === 'note').reverse()
  return (
    <section className="stack gap-2 screen-only">
      <h3 className="overline">Notes, for us only</h3>
      {notes.map((note) => (
        <div key={note.id} className={styles.note}>
          {note.by === me.id ? (
            <EditableText detail={detail} event={note}>
              <NoteText note={note} q={q} />
            </EditableText>
          ) : (
            <NoteText note={note} q={q} />
          )}
        </div>
      ))}
      <NewNote detail={detail} />
    </section>
  )
}

type NoteProps = { note: Extract<EnquiryEvent, { kind: 'note' }>; q: string }

function NoteText({ note: { words: text, by, at, edited }, q }: NoteProps) {
  const now = useNow()
  const colleague = useColleague()
  return (
    <>
      <p>
        <HighlightedText text={highlightTerms(text, q)} />
      </p>
      <small>
        {colleague(by)?.name ?? 'The site'}, {timeAgo(at, now)}
        {edited !== null && `, edited ${timeAgo(edited, now)}`}
      </small>
    </>
  )
}

function NewNote({ detail }: { detail: EnquiryDetail }) {
  const [text, setText] = usePersistentText(`note-${detail.number}`)
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()
  return (
    <Form
      className="stack gap-2"
      onSubmit={async () => {
        if (!(await add({ kind: 'note', words: text }))) return
        setText('')
        showToast({ words: 'The note is kept.' })
      }}
    >
      <TextArea
        label="New note"
        hidesLabel
        data-field="note"
        rows={text === '' ? 1 : 3}
        maxLength={20_000}
        placeholder="Write a note. Nobody outside sees it."
        value={text}
        onType={setText}
        onKeyDown={(event) => {
          if (event.key === 'Escape') focusName(detail.number)
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      <Fault words={fault} />
      {text.trim() !== '' && (
        <Button type="submit" disabled={isBusy}>
          Keep the note
        </Button>
      )}
    </Form>
  )
}
