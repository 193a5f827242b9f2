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
import { queries } from '../state/queries.ts'
import { useRestoreFocus } from '../state/restore-focus.ts'
import { saveSavedAnswers } from '../state/saved-answers.ts'
import { useToast } from '../state/toast.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Form } from '../ui/Form.tsx'
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
      {isOpen && <SavedAnswersEditor stored={data} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** Edits the saved answers, one at a time. */
function SavedAnswersEditor({ stored, onClose }: { stored: SavedAnswers; onClose: () => void }) {
  const api = useApi()
  const [base, setBase] = useState(stored)
  const [answers, setAnswers] = useState(stored.answers.length > 0 ? stored.answers : [emptyAnswer()])
  const [theirVersions, setTheirVersions] = useState<MergedAnswers['theirs']>(new Map())
  const [selectedIndex, setSelectedIndex] = useState(0)
  const { act, fault, isBusy } = useSettingsAction(['saved-answers'])
  const showToast = useToast()
  const answer = answers[selectedIndex]
  const theirVersion = theirVersions.get(answer?.id ?? '')
  const change = (changed: Partial<SavedAnswer>) =>
    setAnswers(answers.map((answer, index) => (index === selectedIndex ? { ...answer, ...changed } : answer)))

  async function save(): Promise<void> {
    const saved = await act(async () => ({ conflict: await saveSavedAnswers(api, base, answers) }))
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
  /** Selects the first saved answer that a colleague changed too. */
  function showFirstConflict(
    candidates: ReadonlyArray<SavedAnswer>,
    remaining: MergedAnswers['theirs'],
  ): void {
    setTheirVersions(remaining)
    setSelectedIndex(
      Math.max(
        candidates.findIndex(({ id }) => remaining.has(id)),
        0,
      ),
    )
  }
  function replaceSelected(replacement: SavedAnswer | null): void {
    const newAnswers = answers.flatMap((answer, index) =>
      index === selectedIndex ? (replacement ?? []) : answer,
    )
    setAnswers(newAnswers)
    showFirstConflict(newAnswers, new Map([...theirVersions].filter(([id]) => id !== answer?.id)))
  }
  return (
    <Dialog heading="Saved answers" onClose={onClose} kind="wide">
      <Form onSubmit={save}>
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
            {theirVersion !== undefined && (
              <SavedAnswerConflict
                key={answer.id}
                theirVersion={theirVersion}
                onTheirs={() => replaceSelected(theirVersion)}
                onMine={() => replaceSelected(answer)}
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
              setAnswers([...answers, emptyAnswer()])
              setSelectedIndex(answers.length)
            }}
          >
            A new one
          </Button>
          <Button kind="danger" onClick={() => replaceSelected(null)}>
            Take this one away
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}

type SavedAnswerConflictProps = { theirVersion: SavedAnswer | null; onTheirs: () => void; onMine: () => void }

/** A colleague's newer version of the saved answer above; the author keeps one of the two. */
function SavedAnswerConflict({ theirVersion, onTheirs, onMine }: SavedAnswerConflictProps) {
  const conflictRef = useRef<HTMLDivElement>(null)
  useRestoreFocus()
  useEffect(() => {
    conflictRef.current?.scrollIntoView({ block: 'nearest' }) // newer browsers return a promise
    conflictRef.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={conflictRef} role="alert">
      <Card look="warn">
        <h3>Somebody else {theirVersion ? 'changed this answer' : 'took this answer away'} meanwhile</h3>
        {theirVersion && (
          <TextArea
            label="What they kept"
            rows={4}
            readOnly
            value={[theirVersion.name, theirVersion.subject, theirVersion.text]
              .filter((part) => part !== '')
              .join('\n')}
          />
        )}
        <Buttons>
          <Button onClick={onMine}>Use mine</Button>
          <Button onClick={onTheirs}>{theirVersion ? 'Use theirs' : 'Leave it away'}</Button>
        </Buttons>
      </Card>
    </div>
  )
}

function emptyAnswer(): SavedAnswer {
  return { id: crypto.randomUUID(), name: '', subject: '', text: '' }
}
