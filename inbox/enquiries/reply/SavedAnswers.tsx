import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftText } from '../../../domain/inbox/api/draft.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { useApi } from '../../state/api-context.tsx'
import { queries } from '../../state/queries.ts'
import { useSession } from '../../state/session.ts'
import words from '../../styles/words.module.css'
import { filledIn } from './AnswerText.tsx'
import styles from './SavedAnswers.module.css'

type Props = { detail: EnquiryDetail; onChosen: (draft: Partial<DraftText>) => void }

/** Answers to begin with. */
export function SavedAnswers({ detail, onChosen }: Props) {
  const { data: answers = [] } = useQuery(queries.savedAnswers(useApi()))
  const { me } = useSession()
  const [chosen, setChosen] = useState<string | null>(null)
  if (answers.length === 0) return <div />
  return (
    <fieldset className={styles.saved} aria-label="Saved answers">
      <span className={`${words.muted} ${words.desk}`}>Saved answers</span>
      {answers.map(({ id, name, subject, text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          onClick={() => {
            setChosen(id)
            const filled = { name: detail.firstName, me: me.name }
            onChosen({
              text: filledIn(text, filled),
              ...(subject ? { subject: filledIn(subject, filled) } : {}),
            })
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
