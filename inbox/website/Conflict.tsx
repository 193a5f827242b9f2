import { Button, Buttons } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { useAuthor } from './site-state.ts'
import type { SavedField } from './use-saved-field.ts'

type Props = {
  saved: Pick<SavedField, 'theirs' | 'choose'>
  /** The other's value in words; '' if there is none. */
  inWords: (value: unknown) => string
  /** Forgets what was typed, because the other's words were taken. */
  onTheirs: () => void
}

/** Two people changed one field: both texts, of which one stays. Nothing without a conflict. */
export function Conflict({ saved: { theirs, choose }, inWords, onTheirs }: Props) {
  const author = useAuthor()
  if (!theirs) return null
  const name = author(theirs.author || null)
  const words = inWords(theirs.value)
  return (
    <Note tone="low" role="alert" heading={`${name} changed this too`}>
      <p>
        Neither is lost. Above is yours. {words === '' ? `${name} went back to what is live.` : 'Theirs:'}
      </p>
      {words !== '' && <blockquote>{words}</blockquote>}
      <Buttons>
        <Button onClick={() => choose('mine')}>Take mine</Button>
        <Button
          onClick={() => {
            onTheirs()
            choose('theirs')
          }}
        >
          Take theirs
        </Button>
      </Buttons>
    </Note>
  )
}
