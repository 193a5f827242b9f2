import { useState } from 'react'
import { plainEmail, typedEmail } from '../../../domain/enquiry/email.ts'
import { emailQuestion } from '../../../domain/enquiry/email-question.ts'
import { Field } from '../../ui/Field.tsx'

type Props = {
  id: string
  name: string
  label: string
  defaultValue: string | undefined
  error: string | undefined
}

/**
 * An e-mail address. With script it is rid at once of what was pasted along unseen and has straight quotes once it is left, and one
 * that is a slip away from a well-known one is asked about; without, the server does all of it.
 */
export function EmailField(props: Props) {
  const [question, setQuestion] = useState<string | null>(null)
  return (
    <Field
      {...props}
      type="email"
      autoComplete="email"
      question={question}
      onInput={({ currentTarget }) => setQuestion(emailQuestion(typedEmail(currentTarget), true))}
      onBlur={({ currentTarget, relatedTarget }) => {
        currentTarget.value = plainEmail(currentTarget.value)
        // Whoever presses Submit is asked by the thanks: here the words would move it away from under the finger.
        if (!(relatedTarget instanceof HTMLButtonElement)) setQuestion(emailQuestion(currentTarget.value))
      }}
    />
  )
}
