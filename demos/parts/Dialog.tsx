import { type ReactNode, useId } from 'react'
import { useModal } from '../../ui/modal.ts'
import styles from './Dialog.module.css'

type Props = {
  isOpen: boolean
  /** Escape, a press beside it, or a button of its own. */
  onClose: () => void
  heading: string
  /**
   * All of them rise from below on a phone. On a wide screen a `sheet` is at the right from top to bottom, a `corner` at the
   * top right, a `box` and an `alert` in the middle. An alert asks before something is lost.
   */
  kind: 'sheet' | 'corner' | 'box' | 'alert'
  /** Where the focus goes: the default is the first button or field, so an alert's harmless button comes first. */
  focus?: 'heading' | 'first'
  /** Beside the heading: a button that closes. An alert has none. */
  beside?: ReactNode
  /** Of a heading that is drawn otherwise: `body` then shows it itself. */
  hidesHeading?: boolean
  /** An alert's question, read out with its heading. */
  question?: ReactNode
  children?: ReactNode
}

/** A modal question, which opens and closes with `isOpen`. */
export function Dialog(props: Props) {
  const { isOpen, onClose, kind, focus = 'first' } = props
  const id = useId()
  const heading = focus === 'heading' ? 'h2' : undefined
  const { dialog, isShown } = useModal({ isOpen, onClose, focus: heading, closesOutside: true })
  return (
    <dialog
      {...dialog}
      className={`${styles.dialog} ${styles[kind]} ${isShown && !isOpen ? styles.leaving : ''}`}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={isShown ? `${id}-heading` : undefined}
      aria-describedby={isShown && props.question ? `${id}-question` : undefined}
    >
      {isShown && <Inside {...props} id={id} />}
    </dialog>
  )
}

function Inside({
  id,
  heading,
  focus,
  beside,
  hidesHeading = false,
  question,
  children,
}: Props & { id: string }) {
  return (
    <div className={styles.inside}>
      <div className={hidesHeading ? styles.hidden : styles.top}>
        <h2 id={`${id}-heading`} {...(focus === 'heading' && { tabIndex: -1 })}>
          {heading}
        </h2>
        {beside}
      </div>
      {question && <p id={`${id}-question`}>{question}</p>}
      {children}
    </div>
  )
}
