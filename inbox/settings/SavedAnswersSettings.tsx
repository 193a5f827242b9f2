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
  const [theirVersions, setTheirVersions] = useState<MergedAnswers['theirs']>(new Map())
  const [selectedIndex, setSelectedIndex] = useState(0)
  const { act, fault, isBusy } = useSettingsAction(['saved-answers'])
  const showToast = useToast()
  const answer = answers[selectedIndex]
  const their = theirVersions.get(answer?.id ?? '')
  const change = (changed: Partial<SavedAnswer>) =>
    setAnswers(answers.map((answer, index) => (index === selectedIndex ? { ...answer, ...changed } : answer)))

  async function save(): Promise<void> {
    const saved = await act(async () => ({ conflict: await keepSavedAnswers(api, base, answers) }))
    if (!saved) return
    const { conflict } = saved
    if (!conflict) {
      showToast({ words: 'The answers are kept.' })
      onClose()
      return
    }
    setBase(conflict.base)
    setAnswers(conflict.answers)
    showFirstConflict(conflict.answers, conflict.theirs)
  }
  /** At the first saved answer that both changed. */
  function showFirstConflict(among: ReadonlyArray<SavedAnswer>, still: MergedAnswers['theirs']): void {
    setTheirVersions(still)
    setSelectedIndex(
      Math.max(
        among.findIndex(({ id }) => still.has(id)),
        0,
      ),
    )
  }
  function choose(chosen: SavedAnswer | null): void {
    const newAnswers = answers.flatMap((answer, index) => (index === selectedIndex ? (chosen ?? []) : answer))
    setAnswers(newAnswers)
    showFirstConflict(newAnswers, new Map([...theirVersions].filter(([id]) => id !== answer?.id)))
  }
  return (
    <Dialog heading="Saved answers" onClose={onClose} kind="wide">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Choice
          label="Which"
          value={String(selectedIndex)}
          options={answers.map(({ name }, index) => [String(index), name || 'A new one'] as const)}
          onPick={(index) => setSelectedIndex(Number(index))}
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
          <Button type="submit" kind="fill" disabled={isBusy || theirVersions.size > 0}>
            Keep them
          </Button>
          <Button
            disabled={answers.length >= SAVED_ANSWERS_MAX}
            onClick={() => {
              setAnswers([...answers, empty()])
              setSelectedIndex(answers.length)
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
  const conflictRef = useRef<HTMLDivElement>(null)
  useFocusBack()
  useEffect(() => {
    conflictRef.current?.scrollIntoView({ block: 'nearest' }) // newer browsers return a promise
    conflictRef.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={conflictRef} role="alert">
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
