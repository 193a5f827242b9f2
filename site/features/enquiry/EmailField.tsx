import { typedEmail } from '../../../domain/enquiry/email.ts'
import { Field } from '../../ui/Field.tsx'

type Props = {
  id: string
  name: string
  label: string
  defaultValue: string | undefined
  error: string | undefined
}

/** An e-mail address. With script it is rid at once of what was pasted along unseen; without, the server does that. */
export function EmailField(props: Props) {
  return (
    <Field
      {...props}
      type="email"
      autoComplete="email"
      onInput={({ currentTarget }) => typedEmail(currentTarget)}
    />
  )
}
