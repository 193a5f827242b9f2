import { useRef, useState } from 'react'
import { plainEmail, typedEmail } from '../../../domain/enquiry/email.ts'
import { meantEmail, questionAbout } from '../../../domain/enquiry/email-question.ts'
import { Field, type FieldProps } from '../../ui/Field.tsx'

/**
 * An e-mail address. With script, pasted invisible characters are removed at once, curly quotes are replaced when the field is left, and
 * a likely misspelling of a well-known domain causes a question, with a button that corrects it; without script, the server does the rest.
 */
export function EmailField(props: FieldProps) {
  const [meant, setMeant] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const correct = () => {
    if (!field.current || !meant) return
    field.current.value = meant
    // Removes the question, and the form stores its draft.
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
    field.current.focus()
  }
  return (
    <Field
      {...props}
      ref={field}
      type="email"
      autoComplete="email"
      question={
        meant && (
          <>
            {`${questionAbout(meant)} `}
            <button type="button" className="link hit" onClick={correct}>
              {`Use ${meant}`}
            </button>
          </>
        )
      }
      onInput={({ currentTarget }) => setMeant(meantEmail(typedEmail(currentTarget), true))}
      onBlur={({ currentTarget, relatedTarget }) => {
        currentTarget.value = plainEmail(currentTarget.value)
        // Not at a press of Submit, because the question would move the button from under the pointer: the thank-you page asks it.
        if (!(relatedTarget instanceof HTMLButtonElement)) setMeant(meantEmail(currentTarget.value))
      }}
    />
  )
}
