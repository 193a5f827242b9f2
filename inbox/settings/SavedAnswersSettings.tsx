import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import words from '../styles/words.module.css'
import { Buttons } from '../ui/Buttons.tsx'
import { button } from '../ui/button.ts'
import { Card } from '../ui/Card.tsx'
import { SavedAnswersEditor } from './SavedAnswersEditor.tsx'

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
