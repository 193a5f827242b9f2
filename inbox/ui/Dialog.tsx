import { type ComponentProps, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog as KitDialog } from '../../ui/Dialog.tsx'
import { focusRestorer } from '../state/restore-focus.ts'

/** A dialog that is open while it is mounted, rendered outside its parent, so that a form may open one. */
export function Dialog(props: Omit<ComponentProps<typeof KitDialog>, 'isOpen'>) {
  // The browser returns the focus when a dialog is closed, but not when it is removed. This must run before the dialog takes it.
  const [restoreFocus] = useState(() => focusRestorer(document.activeElement, true))
  useEffect(() => restoreFocus, [restoreFocus])
  return createPortal(<KitDialog isOpen {...props} />, document.body)
}
