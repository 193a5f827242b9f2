import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'

type Props = {
  label: ReactNode
  /** An input, select, textarea or output. */
  children: ReactNode
  /** What is wrong with it, in a sentence; null: nothing. */
  fault?: string | null
}

/** A control with its name above. */
export function Field({ label, children, fault = null }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className={styles.field}>
      <span>{label}</span>
      {children}
      {fault && (
        <span className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </label>
  )
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange'> &
  Pick<Props, 'label' | 'fault'> & { value: string; onType: (text: string) => void }

/** One line of text. */
export function TextField({ label, fault = null, onType, ...input }: TextFieldProps) {
  return (
    <Field label={label} fault={fault}>
      <input
        {...input}
        aria-invalid={fault !== null}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Field>
  )
}

type SelectFieldProps<Value extends string> = Pick<Props, 'label'> & {
  value: Value
  /** With the words of each; a value without them is its own. */
  options: ReadonlyArray<Value | readonly [Value, string]>
  onPick: (value: Value) => void
}

/** One of several. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, onPick } = props
  const options = props.options.map((option) =>
    typeof option === 'string' ? ([option, option] as const) : option,
  )
  return (
    <Field label={label}>
      <select
        value={value}
        onChange={(event) => {
          const picked = options.find(([each]) => each === event.currentTarget.value)
          if (picked) onPick(picked[0])
        }}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
}
