import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'

type ModalOptions = {
  isOpen: boolean
  /** Called on Escape, on a press outside if `closesOutside`, or when the browser closes the dialog. */
  onClose: () => void
  /** A selector of the element to focus on opening; if none matches, the browser focuses the first control. */
  focus?: string | undefined
  closesOutside?: boolean
}

/**
 * A modal `<dialog>`: the browser holds the focus in it and gives it back, and makes the page around it inert. It stays in the page
 * until its closing animation has ended.
 *
 * @returns attributes of the dialog, whose content must be in one element; and whether to render that content
 */
export function useModal({ isOpen, onClose, focus, closesOutside = false }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)
  const isShown = useShown(ref, isOpen, focus)
  return {
    isShown,
    dialog: {
      ref,
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target !== event.currentTarget) return // a file field's cancel event bubbles up to the dialog
        event.preventDefault()
        onClose()
      },
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (isOpen && event.target === event.currentTarget) onClose()
      },
      // A press on the backdrop has the dialog as its target.
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        if (closesOutside && event.target === event.currentTarget) onClose()
      },
    },
  }
}

function useShown(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean, focus: string | undefined) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isOpen) {
      if (!dialog.open) dialog.showModal()
      if (focus) dialog.querySelector<HTMLElement>(focus)?.focus()
      setShown(true)
      return
    }
    return afterAnimations(dialog, () => {
      dialog.close()
      setShown(false)
    })
  }, [ref, isOpen, focus])
  return isShown || isOpen
}

/** Calls back after the animation that a class has started; at once with reduced motion. */
function afterAnimations(element: Element, done: () => void): () => void {
  let isCancelled = false
  const animations = element.getAnimations().map(({ finished }) => finished)
  void Promise.allSettled(animations).then(() => isCancelled || done())
  return () => {
    isCancelled = true
  }
}
