import { plainEmail, typedEmail } from '../../domain/enquiry/email.ts'
import { Field, type FieldProps } from '../../ui/Field.tsx'

/** A field for an e-mail address. */
export function EmailField({ onType, ...field }: FieldProps & { onType: (email: string) => void }) {
  return (
    <Field
      {...field}
      type="email"
      onChange={({ target }) => onType(typedEmail(target))}
      onBlur={({ target }) => onType(plainEmail(target.value))}
    />
  )
}
