import { useEffect, useRef } from 'react'
import { errorIdOf, FieldError, type FieldProps } from '../../ui/Field.tsx'
import tick from '../../ui/tick.module.css'
import styles from './ChoiceField.module.css'
import form from './EnquiryForm.module.css'

/** An answer as sent and as shown; `note` is shown beside it in small type. */
export type Choice<Value extends string = string> = {
  value: Value
  label: string
  note?: string | undefined
}

type Props = FieldProps & {
  choices: ReadonlyArray<Choice>
  isOptional?: boolean
  /** Whether two short answers are side by side even on a phone. */
  isPaired?: boolean
  /** The suggested answer, unless the visitor has given one. */
  suggested?: string | undefined
}

/** A choice of one answer among several. */
export function ChoiceField({
  id,
  name,
  label,
  choices,
  isOptional,
  isPaired,
  defaultValue,
  suggested,
  error,
}: Props) {
  const field = useRef<HTMLFieldSetElement>(null)

  // After hydration `defaultChecked` has no effect, so this applies a suggestion from a draft, and undoes one whose plan was removed.
  useEffect(() => {
    const input = field.current?.querySelector<HTMLInputElement>('[data-suggested]')
    if (!suggested || !input) return
    if (!field.current?.querySelector(':checked')) input.checked = true
    return () => {
      input.checked = false
    }
  }, [suggested])

  return (
    <fieldset
      ref={field}
      className={`${form.choices} ${styles.choice} ${isPaired ? styles.pairs : ''}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and aria-required and aria-invalid need it.
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required={isOptional ? undefined : true}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorIdOf(id) : undefined}
    >
      <legend id={`${id}-legend`}>
        {label}
        {isOptional && (
          <>
            {' '}
            <small>optional</small>
          </>
        )}
      </legend>
      {choices.map(({ value, label, note }, index) => (
        <label key={value} className={styles.option}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            className={tick.tick}
            name={name}
            value={value}
            defaultChecked={value === (defaultValue ?? suggested)}
            data-suggested={(!defaultValue && value === suggested) || undefined}
          />
          <span>
            {label}
            {note && (
              <>
                {' '}
                <small>{note}</small>
              </>
            )}
          </span>
        </label>
      ))}
      <FieldError field={id} error={error} />
    </fieldset>
  )
}
