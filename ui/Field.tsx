import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type FieldTexts = {
  label: ReactNode
  /** Whether the label is only for screen readers, as a placeholder or the surroundings show it to others. */
  hidesLabel?: boolean | undefined
  hint?: ReactNode
  /** A sentence that says what is wrong with the value. */
  fault?: string | null | undefined
  className?: string | undefined
}
type LabelledProps = FieldTexts & {
  /** An input, select, textarea or output with these attributes. */
  children: (control: { id: string; className: string | undefined; 'aria-describedby'?: string }) => ReactNode
}

/** A control with its label above, and its hint or error below. */
export function Labelled({ label, hidesLabel = false, hint, fault, className, children }: LabelledProps) {
  const id = useId()
  const below = fault || hint
  return (
    <p className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={hidesLabel ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      {children({ id, className: styles.control, ...(below && { 'aria-describedby': `${id}-below` }) })}
      {below && (
        <span
          id={`${id}-below`}
          className={fault ? styles.fault : undefined}
          role={fault ? 'alert' : undefined}
        >
          {below}
        </span>
      )}
    </p>
  )
}

type TypeHandler = { onType?: (text: string) => void }

/** One line of text. */
export function Field({ label, hidesLabel, hint, fault, className, onType, ...input }: FieldProps) {
  return (
    <Labelled {...{ label, hidesLabel, hint, fault, className }}>
      {(control) => (
        <input
          {...(onType && { onChange: ({ target }) => onType(target.value) })}
          aria-invalid={fault ? true : undefined}
          {...input}
          {...control}
        />
      )}
    </Labelled>
  )
}
export type FieldProps = FieldTexts & TypeHandler & ComponentProps<'input'>

/** Several lines of text. */
export function TextArea({ label, hidesLabel, hint, fault, className, onType, ...area }: TextAreaProps) {
  return (
    <Labelled {...{ label, hidesLabel, hint, fault, className }}>
      {(control) => (
        <textarea
          {...(onType && { onChange: ({ target }) => onType(target.value) })}
          aria-invalid={fault ? true : undefined}
          {...area}
          {...control}
        />
      )}
    </Labelled>
  )
}
type TextAreaProps = FieldTexts & TypeHandler & ComponentProps<'textarea'>

export type ChoiceProps<Value extends string> = FieldTexts &
  Omit<ComponentProps<'select'>, 'value' | 'children'> & {
    value: Value
    /** The values, each with its label; a value alone is its own label. */
    options: ReadonlyArray<Value | readonly [Value, string]>
    onPick: (value: Value) => void
  }

/** A select element. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hidesLabel, hint, fault, className, options, onPick, ...select } = props
  const pairs = options.map((option) => (typeof option === 'string' ? ([option, option] as const) : option))
  return (
    <Labelled {...{ label, hidesLabel, hint, fault, className }}>
      {(control) => (
        <select
          onChange={({ target }) => {
            const picked = pairs.find(([value]) => value === target.value)
            if (picked) onPick(picked[0])
          }}
          // Focus leaves the select, so that the page's single keys work again.
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur()
          }}
          {...select}
          {...control}
        >
          {pairs.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** A checkbox or a radio button, with its label beside it. */
export function Option({ children, type = 'checkbox', ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.option}>
      <input {...input} type={type} />
      <span>{children}</span>
    </label>
  )
}

/** The reason why an action failed. */
export function Fault({ words }: { words: string | null | undefined }) {
  return words ? (
    <p role="alert" className={styles.fault}>
      {words}
    </p>
  ) : null
}
