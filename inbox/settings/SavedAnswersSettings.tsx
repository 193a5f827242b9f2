import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  SAVED_ANSWER_MAX_CHARS,
  SAVED_ANSWERS_MAX,
  type SavedAnswer,
} from '../../domain/inbox/api/settings.ts'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import words from '../styles/words.module.css'
import { Buttons, button } from '../ui/Buttons.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Choice, Fault, Field } from '../ui/Field.tsx'
import fields from '../ui/field.module.css'
import form from '../ui/form.module.css'
import { Card } from '../ui/layout.tsx'

/** Answers to begin with. */
export function SavedAnswersSettings() {
  const { data: answers } = useQuery(queries.savedAnswers(useApi()))
  const [isOpen, setOpen] = useState(false)
  if (!answers) return null
  return (
    <Card>
      <h3>Saved answers</h3>
      {answers.length === 0 ? (
        <p className={words.muted}>None yet. “Save as an answer” below a reply makes one.</p>
      ) : (
        <p>{answers.map(({ name }) => name).join(' · ')}</p>
      )}
      <Buttons>
        <button type="button" className={button()} onClick={() => setOpen(true)}>
          Change them
        </button>
      </Buttons>
      {isOpen && <SavedAnswersEditor answers={answers} onClose={() => setOpen(false)} />}
    </Card>
  )
}

type Props = { answers: ReadonlyArray<SavedAnswer>; onClose: () => void }

/** Changes the saved answers, one at a time. */
function SavedAnswersEditor({ answers: kept, onClose }: Props) {
  const api = useApi()
  const [answers, setAnswers] = useState(kept.length > 0 ? [...kept] : [empty()])
  const [at, setAt] = useState(0)
  const { act, fault, isBusy } = useSettingsAction(['saved-answers'])
  const answer = answers[at]
  const change = (changed: Partial<SavedAnswer>) =>
    setAnswers(answers.map((each, place) => (place === at ? { ...each, ...changed } : each)))

  async function keep(): Promise<void> {
    if (await act(() => api.keepSavedAnswers(answers), 'The answers are kept.')) onClose()
  }
  return (
    <Dialog heading="Saved answers" onClose={onClose}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <Choice label="Which" value={at} onChange={({ target }) => setAt(Number(target.value))}>
          {answers.map(({ id, name }, place) => (
            <option key={id} value={place}>
              {name || 'A new one'}
            </option>
          ))}
        </Choice>
        {answer && (
          <>
            <Field
              label="Name"
              required
              maxLength={60}
              value={answer.name}
              onChange={({ target }) => change({ name: target.value })}
            />
            <Field
              label="Subject"
              maxLength={150}
              value={answer.subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
            <label className={fields.field}>
              <span className={fields.label}>Text</span>
              <textarea
                className={fields.input}
                rows={8}
                maxLength={SAVED_ANSWER_MAX_CHARS}
                value={answer.text}
                onChange={({ target }) => change({ text: target.value })}
              />
            </label>
          </>
        )}
        <p className={words.muted}>
          {'{name}'} becomes the first name, {'{me}'} yours. What stands in [square brackets] is asked for
          before it is sent.
        </p>
        <Fault words={fault} />
        <Buttons>
          <button type="submit" className={button('go')} disabled={isBusy}>
            Keep them
          </button>
          <button
            type="button"
            className={button()}
            disabled={answers.length >= SAVED_ANSWERS_MAX}
            onClick={() => {
              setAnswers([...answers, empty()])
              setAt(answers.length)
            }}
          >
            A new one
          </button>
          <button
            type="button"
            className={button('danger')}
            onClick={() => {
              setAnswers(answers.filter((_, place) => place !== at))
              setAt(0)
            }}
          >
            Take this one away
          </button>
        </Buttons>
      </form>
    </Dialog>
  )
}

function empty(): SavedAnswer {
  return { id: crypto.randomUUID(), name: '', subject: '', text: '' }
}
