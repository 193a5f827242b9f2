import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { useModal } from '../../ui/modal.ts'
import { useFocusBack } from '../state/focus-back.ts'
import styles from './Dialog.module.css'

/** A field to type in or choose from; without one the browser focuses the first button. */
const FIELD = 'select, textarea, input:not([type="checkbox"], [type="radio"])'

type Props = { heading: string; children: ReactNode; onClose: () => void; narrow?: boolean }

/** A modal dialog, open while it is mounted. */
export function Dialog({ heading, children, onClose, narrow = false }: Props) {
  const id = useId()
  // The browser gives the focus back when a dialog is closed, but not when it is removed.
  useFocusBack()
  const { dialog } = useModal({ isOpen: true, onClose, focus: FIELD })
  // Outside of what asks it: a question may be asked from within a form.
  return createPortal(
    <dialog {...dialog} className={`${styles.dialog} ${narrow ? styles.narrow : ''}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <Button size="icon" aria-label="Close" onClick={onClose}>
          <Icon path={icons.cross} />
        </Button>
      </div>
      {children}
    </dialog>,
    document.body,
  )
}
