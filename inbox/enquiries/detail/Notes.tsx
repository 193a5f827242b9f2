import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { timeAgo } from '../../../domain/inbox/words/days.ts'
import { useNow } from '../../state/clock.ts'
import { useColleague, useSession } from '../../state/session.ts'
import words from '../../styles/words.module.css'
import { button } from '../../ui/Buttons.tsx'
import fields from '../../ui/field.module.css'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import { highlightTerms } from '../../words/highlight-terms.ts'
import { TextChanges } from './EditText.tsx'
import { useEnquiryActions } from './enquiry-actions.ts'
import styles from './Notes.module.css'
import { focusName } from './name-focus.ts'
import { usePersistentText } from './persistent-text.ts'

/** Notes are ours only, but the person may ask to read them. */
export function Notes({ detail, q }: { detail: EnquiryDetail; q: string }) {
  const now = useNow()
  const colleague = useColleague()
  const { me } = useSession()
  const notes = detail.facts.filter((event) => event.kind === 'note').reverse()
  return (
    <section className={styles.notes}>
      <h3>Notes, for us only</h3>
      {notes.map((note) => (
        <div key={note.id} className={styles.note}>
          <p>
            <HighlightedText text={highlightTerms(note.words, q)} />
          </p>
          <small>
            {colleague(note.by)?.name ?? 'The site'}, {timeAgo(note.at, now)}
            {note.edited !== null && `, edited ${timeAgo(note.edited, now)}`}
          </small>
          {note.by === me.id && <TextChanges detail={detail} event={note} />}
        </div>
      ))}
      <NewNote detail={detail} />
    </section>
  )
}

function NewNote({ detail }: { detail: EnquiryDetail }) {
  const [typed, setTyped] = usePersistentText(`note-${detail.number}`)
  const { add, fault, isBusy } = useEnquiryActions(detail)
  return (
    <form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault()
        if (await add({ kind: 'note', words: typed })) setTyped('')
      }}
    >
      <label>
        <span className={words.hidden}>New note</span>
        <textarea
          className={fields.input}
          data-field="note"
          rows={typed === '' ? 1 : 3}
          maxLength={20_000}
          placeholder="Write a note. Nobody outside sees it."
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') focusName(detail.number)
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit()
          }}
        />
      </label>
      {fault && (
        <p role="alert" className={fields.fault}>
          {fault}
        </p>
      )}
      {typed.trim() !== '' && (
        <button type="submit" className={button()} disabled={isBusy}>
          Keep the note
        </button>
      )}
    </form>
  )
}
