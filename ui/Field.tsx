import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type Words = {
  label: ReactNode
  /** Whether only readers are told: the place or a placeholder says it to others. */
  hidesLabel?: boolean | undefined
  hint?: ReactNode
  /** What is wrong with it, in a sentence. */
  fault?: string | null | undefined
  className?: string | undefined
}
type Labelled = Words & {
  /** An input, select, textarea or output with these attributes. */
  children: (control: { id: string; className: string | undefined; 'aria-describedby'?: string }) => ReactNode
}

/** A control with its label above, its hint or fault below. */
export function Labelled({ label, hidesLabel = false, hint, fault, className, children }: Labelled) {
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

type Typed = { onType?: (text: string) => void }

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
export type FieldProps = Words & Typed & ComponentProps<'input'>

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
type TextAreaProps = Words & Typed & ComponentProps<'textarea'>

export type ChoiceProps<Value extends string> = Words &
  Omit<ComponentProps<'select'>, 'value' | 'children'> & {
    value: Value
    /** With the words of each; a value without them is its own. */
    options: ReadonlyArray<Value | readonly [Value, string]>
    onPick: (value: Value) => void
  }

/** One of several. */
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
          // Back to the page, whose single keys then work.
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

/** A box to tick, or a radio button, with its words beside it. */
export function Option({ children, type = 'checkbox', ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.option}>
      <input {...input} type={type} />
      <span>{children}</span>
    </label>
  )
}

/** Why something was not done. */
export function Fault({ words }: { words: string | null | undefined }) {
  return words ? (
    <p role="alert" className={styles.fault}>
      {words}
    </p>
  ) : null
}
