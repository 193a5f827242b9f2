import { errorIdOf, FieldError } from '../../ui/Field.tsx'
import styles from './ChoiceField.module.css'

type Props = {
  id: string
  name: string
  label: string
  choices: ReadonlyArray<string>
  defaultValue: string | undefined
  error: string | undefined
}

/** A required choice of one answer among several. */
export function ChoiceField({ id, name, label, choices, defaultValue, error }: Props) {
  return (
    <fieldset
      className={styles.choice}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and aria-required and aria-invalid need it.
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorIdOf(id) : undefined}
    >
      <legend id={`${id}-legend`}>{label}</legend>
      {choices.map((choice, at) => (
        <label key={choice} className={styles.option}>
          <input
            id={at === 0 ? id : undefined}
            type="radio"
            name={name}
            value={choice}
            defaultChecked={choice === defaultValue}
          />
          <span>{choice}</span>
        </label>
      ))}
      <FieldError field={id} error={error} />
    </fieldset>
  )
}
