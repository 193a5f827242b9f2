import { useAutoDismiss } from '../../ui/auto-dismiss.ts'
import type { Undoable } from '../state/undoable.ts'
import { button } from '../ui/button.ts'
import { Key } from '../ui/Key.tsx'
import { Moon } from '../ui/Moon.tsx'
import night from '../ui/night.module.css'
import styles from './Toast.module.css'

const SHOWN_MS = 10_000

/** What was just done. It goes after ten seconds, but stays while it is hovered or focused. */
export function Toast({ said, onUndo, onOver }: { said: Undoable; onUndo: () => void; onOver: () => void }) {
  const handlers = useAutoDismiss(SHOWN_MS, onOver)
  return (
    <div className={`${styles.toast} ${night.night}`} {...handlers}>
      <Moon state={{ kind: 'full' }} size={24} />
      <span>{said.words}</span>
      {said.undo && (
        <button type="button" className={button('plain', styles.undo)} onClick={onUndo}>
          Undo
          <Key>Z</Key>
        </button>
      )}
    </div>
  )
}
