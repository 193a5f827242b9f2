import { useState } from 'react'
import { PHONE_PATTERN, phoneQuestion } from '../../../domain/enquiry/phone.ts'
import { Field, type FieldProps } from '../../ui/Field.tsx'

/** A telephone number. With script it questions a premium, toll-free or foreign number, but accepts each of them. */
export function PhoneField(props: FieldProps & { enterKeyHint?: 'next' | 'send' }) {
  const [question, setQuestion] = useState<string | null>(null)
  return (
    <Field
      {...props}
      type="tel"
      autoComplete="tel"
      placeholder="082 123 4567"
      pattern={PHONE_PATTERN}
      question={question}
      onInput={(event) => setQuestion(phoneQuestion(event.currentTarget.value))}
    />
  )
}
