import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { cross } from './icons.ts'
import { useModal } from './modal.ts'

type Props = {
  isOpen: boolean
  /** Called on Escape, the close button, or, for a `sheet` or `corner`, a press outside. */
  onClose: () => void
  heading: string
  /**
   * On a phone every dialog rises from below. On a wide screen a `sheet` fills the right side, a `corner` is at the top
   * right, the others are in the middle. An `alert` asks before data is lost; its harmless button comes first.
   */
  kind?: 'box' | 'wide' | 'sheet' | 'corner' | 'alert'
  /** The element focused on opening: the first field, else the first button, or the heading. */
  focus?: 'field' | 'heading'
  /** An alert's question, read out with its heading. */
  question?: ReactNode
  children?: ReactNode
  /** The dialog's buttons, in a row at its end. */
  actions?: ReactNode
}

const FIELD = 'select, textarea, input:not([type="checkbox"], [type="radio"])'

/** A modal dialog, open while `isOpen`. */
export function Dialog(props: Props) {
  const { isOpen, onClose, kind = 'box', focus = 'field' } = props
  const id = useId()
  const { dialog, isShown } = useModal({
    isOpen,
    onClose,
    focus: focus === 'heading' ? 'h2' : FIELD,
    // A press outside closes no other kind: typed text would be lost.
    closesOutside: kind === 'sheet' || kind === 'corner',
  })
  return (
    <dialog
      {...dialog}
      className={`${styles.dialog} ${styles[kind]} ${isShown && !isOpen ? styles.leaving : ''}`}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={isShown ? `${id}-heading` : undefined}
      aria-describedby={isShown && props.question ? `${id}-question` : undefined}
    >
      {isShown && <Content {...props} id={id} />}
    </dialog>
  )
}

function Content({ id, onClose, heading, kind, focus, question, children, actions }: Props & { id: string }) {
  return (
    <div className={styles.inside}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} {...(focus === 'heading' && { tabIndex: -1 })}>
          {heading}
        </h2>
        {kind !== 'alert' && (
          <Button size="icon" aria-label="Close" onClick={onClose}>
            <Icon path={cross} />
          </Button>
        )}
      </div>
      {question && <p id={`${id}-question`}>{question}</p>}
      {children}
      {actions && <div className={`cluster at-end ${styles.actions}`}>{actions}</div>}
    </div>
  )
}
