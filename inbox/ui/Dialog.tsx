import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { button } from './Buttons.tsx'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'

/** What one writes in or chooses from; without one the browser focuses the first button. */
const FIELD = 'select, textarea, input:not([type="checkbox"], [type="radio"])'

type Props = { heading: string; children: ReactNode; onClose: () => void; narrow?: boolean }

/** A modal dialog: it holds the focus and gives it back, and Esc closes it. */
export function Dialog({ heading, children, onClose, narrow = false }: Props) {
  const id = useId()
  const place = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    place.current?.showModal()
    place.current?.querySelector<HTMLElement>(FIELD)?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  // Outside of what asks it: a question may be asked from within a form.
  return createPortal(
    <dialog
      ref={place}
      className={`${styles.dialog} ${narrow ? styles.narrow : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return // a field's own cancel bubbles
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <button type="button" className={button('sign')} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  )
}
