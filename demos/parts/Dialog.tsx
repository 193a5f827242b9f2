import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
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

/** A modal question. The browser holds the focus in it and gives it back; it opens and closes with `isOpen`. */
export function Dialog(props: Props) {
  const { isOpen, onClose, kind, focus = 'first' } = props
  const id = useId()
  const place = useRef<HTMLDialogElement>(null)
  const isThere = useModal(place, isOpen, focus)
  const isAlert = kind === 'alert'
  const hasInside = isOpen || isThere
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which the browser turns into `cancel`
    <dialog
      ref={place}
      className={`${styles.dialog} ${styles[kind]} ${isThere && !isOpen ? styles.leaving : ''}`}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={hasInside ? `${id}-heading` : undefined}
      aria-describedby={hasInside && props.question ? `${id}-question` : undefined}
      onCancel={(event) => closeOurselves(event, onClose)}
      onClose={(event) => isOpen && event.target === event.currentTarget && onClose()}
      onClick={(event) => isBeside(event) && onClose()}
    >
      {hasInside && <Inside {...props} id={id} />}
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

/** @returns whether it is shown still: it is, while it leaves */
function useModal(place: React.RefObject<HTMLDialogElement | null>, isOpen: boolean, focus: Props['focus']) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const dialog = place.current
    if (!dialog) return
    if (isOpen) {
      if (!dialog.open) dialog.showModal()
      if (focus === 'heading') dialog.querySelector('h2')?.focus()
      setIsThere(true)
      return
    }
    return afterItsWay(dialog, () => {
      dialog.close()
      setIsThere(false)
    })
  }, [place, isOpen, focus])
  return isThere
}

/** Waits for the animation that its class has begun; there is none with reduced motion. */
function afterItsWay(dialog: HTMLDialogElement, leave: () => void): () => void {
  let isCalledOff = false
  const animations = dialog.getAnimations().map((animation) => animation.finished)
  void Promise.allSettled(animations).then(() => isCalledOff || leave())
  return () => {
    isCalledOff = true
  }
}

/** It leaves by its own way, not at once. */
function closeOurselves(event: SyntheticEvent<HTMLDialogElement>, onClose: () => void): void {
  if (event.target !== event.currentTarget) return // a file field's own cancel bubbles
  event.preventDefault()
  onClose()
}

/** What lies around it belongs to the dialog element itself: all of its inside is in a box of its own. */
function isBeside(event: MouseEvent<HTMLDialogElement>): boolean {
  return event.target === event.currentTarget
}
