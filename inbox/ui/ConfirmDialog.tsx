import type { ReactNode } from 'react'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  heading: string
  /** What the action does. */
  children: ReactNode
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before an action that deletes data. */
export function ConfirmDialog({ heading, children, action, onConfirm, onClose }: Props) {
  return (
    <Dialog heading={heading} onClose={onClose}>
      <p>{children}</p>
      <Buttons>
        <Button
          kind="danger"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {action}
        </Button>
        <Button kind="plain" onClick={onClose}>
          Leave it
        </Button>
      </Buttons>
    </Dialog>
  )
}
