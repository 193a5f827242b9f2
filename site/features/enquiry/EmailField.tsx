import { useState } from 'react'
import { emailQuestion } from '../../../domain/enquiry/email-question.ts'
import { Field } from '../../ui/Field.tsx'

type Props = {
  id: string
  name: string
  label: string
  defaultValue: string | undefined
  error: string | undefined
}

/** An e-mail address. With script it asks about one that is a slip away from a well-known one, and changes nothing by itself. */
export function EmailField(props: Props) {
  const [question, setQuestion] = useState<string | null>(null)
  return (
    <Field
      {...props}
      type="email"
      autoComplete="email"
      question={question}
      onInput={({ currentTarget }) => setQuestion(emailQuestion(currentTarget.value, true))}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Whoever presses Submit is asked by the thanks: here the words would move it away from under the finger.
        if (!(relatedTarget instanceof HTMLButtonElement)) setQuestion(emailQuestion(currentTarget.value))
      }}
    />
  )
}
