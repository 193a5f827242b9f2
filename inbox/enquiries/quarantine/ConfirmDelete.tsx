import { Buttons } from '../../ui/Buttons.tsx'
import { button } from '../../ui/button.ts'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = { name: string; onClose: () => void; onDelete: () => void }

/** Confirms a permanent deletion. */
export function ConfirmDelete({ name, onClose, onDelete }: Props) {
  return (
    <Dialog heading={`Delete what ${name} sent?`} onClose={onClose} narrow>
      <p>It is erased for good. The audit log keeps that it was done, not what it said.</p>
      <Buttons>
        <button
          type="button"
          className={button('danger')}
          onClick={() => {
            onClose()
            onDelete()
          }}
        >
          Delete it
        </button>
        <button type="button" className={button('plain')} onClick={onClose}>
          Leave it
        </button>
      </Buttons>
    </Dialog>
  )
}
