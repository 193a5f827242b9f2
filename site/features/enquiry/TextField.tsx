import { useLayoutEffect, useState } from 'react'
import { controlClass, errorIdOf, FieldError, type FieldProps } from '../../ui/Field.tsx'
import styles from './TextField.module.css'

/**
 * An optional text of several lines, with a character counter if script is available. Like `maxlength`, it counts UTF-16 units,
 * and a line break as one, so that both reach the limit together; the server counts code points, which are never more.
 */
export function TextField({
  id,
  name,
  label,
  maxChars,
  defaultValue,
  error,
}: FieldProps & { maxChars: number }) {
  const [count, setCount] = useState<number | null>(null)
  const [typed] = useState(() => typedBeforeHydration(id))
  const limit = grouped(maxChars)

  useLayoutEffect(() => {
    const area = areaOf(id)
    if (!area) return
    if (typed) restoreText(area, typed)
    setCount(area.value.length)
  }, [id, typed])

  return (
    <div className={styles.text}>
      <label htmlFor={id}>
        {label} <small>optional</small>
      </label>
      <textarea
        id={id}
        name={name}
        rows={4}
        maxLength={maxChars}
        defaultValue={defaultValue}
        className={controlClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${errorIdOf(id)} ${id}-count` : `${id}-count`}
        onInput={(event) => setCount(event.currentTarget.value.length)}
      />
      <FieldError field={id} error={error} />
      <p id={`${id}-count`} className={styles.count}>
        {count === null ? `Up to ${limit} characters` : `${grouped(count)} of ${limit} characters`}
      </p>
    </div>
  )
}

type Typed = { value: string; start: number; end: number }

/** The text typed before hydration, when React 19 resets a textarea to its default (`initTextarea`). */
function typedBeforeHydration(id: string): Typed | null {
  const area = typeof document === 'undefined' ? null : areaOf(id)
  return area && { value: area.value, start: area.selectionStart, end: area.selectionEnd }
}

function restoreText(area: HTMLTextAreaElement, { value, start, end }: Typed): void {
  if (area.value === value) return
  area.value = value
  area.setSelectionRange(start, end)
}

function areaOf(id: string): HTMLTextAreaElement | null {
  const element = document.getElementById(id)
  return element instanceof HTMLTextAreaElement ? element : null
}

function grouped(count: number): string {
  return String(count).replace(/\d(?=(\d{3})+$)/g, '$&\u00a0')
}
