import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './StartAgain.module.css'

type Props = {
  isOpen: boolean
  /** When the shop would begin: `Tuesday 24 November, 15:16`. */
  at: string
  onKeep: () => void
  onStartAgain: () => void
}

/** Asks for confirmation before all of the visitor's data are deleted. The harmless button comes first and has the focus. */
export function StartAgain({ isOpen, at, onKeep, onStartAgain }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      kind="alert"
      heading="Start again?"
      question={`Empty the basket, forget your orders and put the stock back? The shop and the office begin again at ${at}, with the eight orders of the pictures.`}
      actions={
        <>
          <Button onClick={onKeep}>Keep it</Button>
          <Button
            kind="danger"
            onClick={() => {
              onKeep()
              onStartAgain()
            }}
          >
            Start again
          </Button>
        </>
      }
    >
      <ul className={styles.effects}>
        <li>
          <b>Goes:</b> what you bought, packed, moved and wrote
        </li>
        <li>
          <b>Stays:</b> 10&nbsp;240 products, as they were drawn
        </li>
      </ul>
    </Dialog>
  )
}
