import { Buttons } from '../../ui/Buttons.tsx'
import { button } from '../../ui/button.ts'
import styles from './UnfilledPlaceholders.module.css'

type Props = { open: ReadonlyArray<string>; onLeave: () => void; onSend: () => void }

/** Asked at Send while something that a saved answer left open is still marked. */
export function UnfilledPlaceholders({ open, onLeave, onSend }: Props) {
  return (
    <div className={styles.open} role="alert">
      <p>
        Still marked: <b>{open.join(', ')}</b>. Is it right?
      </p>
      <Buttons>
        <button type="button" className={button('go')} onClick={onSend}>
          It is right, send
        </button>
        <button type="button" className={button()} onClick={onLeave}>
          Change it
        </button>
      </Buttons>
    </div>
  )
}
