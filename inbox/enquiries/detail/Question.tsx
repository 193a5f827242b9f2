import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useFocusBack } from '../../state/focus-back.ts'
import { useKeys } from '../../../ui/keys.ts'
import styles from './Question.module.css'

type Props = { heading: string; children: ReactNode; onSend: () => void; onClose: () => void }

/** A question of the page above what one reads; on phones from below. Esc leaves it. */
export function Question({ heading, children, onSend, onClose }: Props) {
  const id = useId()
  const place = useRef<HTMLFormElement>(null)
  useFocusBack()
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.querySelector('textarea')?.focus()
  }, [])
  useKeys({ Escape: onClose, 'Control+Enter': onSend })
  return (
    <form
      ref={place}
      className={styles.question}
      aria-labelledby={id}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSend()
      }}
    >
      <h3 id={id}>{heading}</h3>
      {children}
    </form>
  )
}
