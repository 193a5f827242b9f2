import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  SAVED_ANSWER_MAX_CHARS,
  SAVED_ANSWERS_MAX,
  type SavedAnswer,
  type SavedAnswers,
} from '../../domain/inbox/api/settings.ts'
import type { MergedAnswers } from '../../domain/inbox/merge-saved-answers.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Choice, Fault, Field, TextArea } from '../../ui/Field.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useFocusBack } from '../state/focus-back.ts'
import { queries } from '../state/queries.ts'
import { keepSavedAnswers } from '../state/saved-answers.ts'
import { useToast } from '../state/toast.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Card } from '../ui/layout.tsx'

/** The saved answers. */
export function SavedAnswersSettings() {
  const { data } = useQuery(queries.savedAnswers(useApi()))
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const { answers } = data
  return (
    <Card>
      <h3>Saved answers</h3>
      {answers.length === 0 ? (
        <p className="muted">None yet. “Save as an answer” below a reply makes one.</p>
      ) : (
        <p>{answers.map(({ name }) => name).join(' · ')}</p>
      )}
      <Buttons>
        <Button onClick={() => setOpen(true)}>Change them</Button>
      </Buttons>
      {isOpen && <SavedAnswersEditor kept={data} onClose={() => setOpen(false)} />}
    </Card>
  )
}

type Props = { kept: SavedAnswers; onClose: () => void }

/** Edits the saved answers, one at a time. */
function SavedAnswersEditor({ kept, onClose }: Props) {
  const api = useApi()
  const [base, setBase] = useState(kept)
  const [answers, setAnswers] = useState(kept.answers.length > 0 ? kept.answers : [empty()])
  const [theirs, setTheirs] = useState<MergedAnswers['theirs']>(new Map())
  const [at, setAt] = useState(0)
  const { act, fault, isBusy } = useSettingsAction(['saved-answers'])
  const showToast = useToast()
  const answer = answers[at]
  const their = theirs.get(answer?.id ?? '')
  const change = (changed: Partial<SavedAnswer>) =>
    setAnswers(answers.map((answer, index) => (index === at ? { ...answer, ...changed } : answer)))

  async function keep(): Promise<void> {
    const done = await act(async () => ({ conflict: await keepSavedAnswers(api, base, answers) }))
    if (!done) return
    const { conflict } = done
    if (!conflict) {
      showToast({ words: 'The answers are kept.' })
      onClose()
      return
    }
    setBase(conflict.base)
    setAnswers(conflict.answers)
    look(conflict.answers, conflict.theirs)
  }
  /** At the first saved answer that both changed. */
  function look(among: ReadonlyArray<SavedAnswer>, still: MergedAnswers['theirs']): void {
    setTheirs(still)
    setAt(
      Math.max(
        among.findIndex(({ id }) => still.has(id)),
        0,
      ),
    )
  }
  function choose(chosen: SavedAnswer | null): void {
    const next = answers.flatMap((answer, index) => (index === at ? (chosen ?? []) : answer))
    setAnswers(next)
    look(next, new Map([...theirs].filter(([id]) => id !== answer?.id)))
  }
  return (
    <Dialog heading="Saved answers" onClose={onClose} kind="wide">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <Choice
          label="Which"
          value={String(at)}
          options={answers.map(({ name }, index) => [String(index), name || 'A new one'] as const)}
          onPick={(place) => setAt(Number(place))}
        />
        {answer && (
          <>
            <Field
              label="Name"
              required
              maxLength={60}
              value={answer.name}
              onType={(name) => change({ name })}
            />
            <Field
              label="Subject"
              maxLength={150}
              value={answer.subject}
              onType={(subject) => change({ subject })}
            />
            <TextArea
              label="Text"
              rows={8}
              maxLength={SAVED_ANSWER_MAX_CHARS}
              value={answer.text}
              onType={(text) => change({ text })}
            />
            {their !== undefined && (
              <BothChanged
                key={answer.id}
                their={their}
                onTheirs={() => choose(their)}
                onMine={() => choose(answer)}
              />
            )}
          </>
        )}
        <p className="muted">
          {'{name}'} becomes the first name, {'{me}'} yours. What stands in [square brackets] is asked for
          before it is sent.
        </p>
        <Fault words={fault} />
        <Buttons>
          <Button type="submit" kind="fill" disabled={isBusy || theirs.size > 0}>
            Keep them
          </Button>
          <Button
            disabled={answers.length >= SAVED_ANSWERS_MAX}
            onClick={() => {
              setAnswers([...answers, empty()])
              setAt(answers.length)
            }}
          >
            A new one
          </Button>
          <Button kind="danger" onClick={() => choose(null)}>
            Take this one away
          </Button>
        </Buttons>
      </form>
    </Dialog>
  )
}

type BothChangedProps = { their: SavedAnswer | null; onTheirs: () => void; onMine: () => void }

/** A colleague's version of the saved answer above, stored meanwhile; one of the two is kept. */
function BothChanged({ their, onTheirs, onMine }: BothChangedProps) {
  const place = useRef<HTMLDivElement>(null)
  useFocusBack()
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' }) // newer browsers return a promise
    place.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={place} role="alert">
      <Card look="warn">
        <h3>Somebody else {their ? 'changed this answer' : 'took this answer away'} meanwhile</h3>
        {their && (
          <TextArea
            label="What they kept"
            rows={4}
            readOnly
            value={[their.name, their.subject, their.text].filter((part) => part !== '').join('\n')}
          />
        )}
        <Buttons>
          <Button onClick={onMine}>Use mine</Button>
          <Button onClick={onTheirs}>{their ? 'Use theirs' : 'Leave it away'}</Button>
        </Buttons>
      </Card>
    </div>
  )
}

function empty(): SavedAnswer {
  return { id: crypto.randomUUID(), name: '', subject: '', text: '' }
}
