import { counted } from '../../domain/wording.ts'
import { Buttons } from '../ui/Buttons.tsx'
import { button } from '../ui/button.ts'
import { Dialog } from '../ui/Dialog.tsx'

type Props = { months: number; onClose: () => void; onKeep: () => void }

/** Confirms a shorter retention period: older enquiries are deleted the following night. */
export function ConfirmRetention({ months, onClose, onKeep }: Props) {
  const time = counted(months, 'month')
  return (
    <Dialog heading={`Keep enquiries for ${time} only?`} onClose={onClose} narrow>
      <p>Enquiries older than {time} are deleted permanently tonight, except those marked Won.</p>
      <Buttons>
        <button
          type="button"
          className={button('danger')}
          onClick={() => {
            onClose()
            onKeep()
          }}
        >
          Keep for {time}
        </button>
        <button type="button" className={button('plain')} onClick={onClose}>
          Leave it
        </button>
      </Buttons>
    </Dialog>
  )
}
