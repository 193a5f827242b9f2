import { Button, Buttons } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { useAuthor } from './site-state.ts'
import type { SavedField } from './use-saved-field.ts'

type Props = {
  saved: Pick<SavedField, 'otherValue' | 'choose'>
  /** A value in words; '' if there is none. */
  inWords: (value: unknown) => string
  /** Discards what was typed. */
  onTakeOther: () => void
}

/** Shown when two people changed one field: both values, of which one is kept. */
export function FieldConflict({ saved: { otherValue, choose }, inWords, onTakeOther }: Props) {
  const author = useAuthor()
  if (!otherValue) return null
  const name = author(otherValue.author || null)
  const words = inWords(otherValue.value)
  return (
    <Note tone="low" role="alert" heading={`${name} changed this too`}>
      <p>
        Neither is lost. Above is yours. {words === '' ? `${name} went back to what is live.` : 'Theirs:'}
      </p>
      {words !== '' && <blockquote>{words}</blockquote>}
      <Buttons>
        <Button onClick={() => choose('own')}>Take mine</Button>
        <Button
          onClick={() => {
            onTakeOther()
            choose('other')
          }}
        >
          Take theirs
        </Button>
      </Buttons>
    </Note>
  )
}
