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
 * An e-mail address. With script, pasted invisible characters are removed at once, curly quotes are replaced when the field is left, and
 * a likely misspelling of a well-known domain causes a question; without script, the server does all of this.
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
        // Not at a press of Submit, because the question would move the button from under the pointer: the thank-you page asks it.
        if (!(relatedTarget instanceof HTMLButtonElement)) setQuestion(emailQuestion(currentTarget.value))
      }}
    />
  )
}
