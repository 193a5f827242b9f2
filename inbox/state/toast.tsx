import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { useAutoDismiss } from '../../ui/auto-dismiss.ts'
import { Button } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Moon } from '../ui/Moon.tsx'
import night from '../ui/night.module.css'
import { focusBackTo } from './focus-back.ts'
import styles from './toast.module.css'

type Say = (said: Undoable) => void
const ToastContext = createContext<Say>(() => undefined)

/** Says in the toast what was done, with an undo for ten seconds where there is one. */
export function useToast(): Say {
  return useContext(ToastContext)
}

/** The toast and the key Z, which undoes the last change for as long as the page is open, or its mail waits. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Undoable & { id: number }) | null>(null)
  const last = useRef<Undoable | null>(null)
  const nextId = useRef(1)

  const showToast = useCallback<Say>((said) => {
    last.current = said.undo ? said : last.current
    setShown({ ...said, id: nextId.current++ })
  }, [])
  const hide = useCallback(() => setShown(null), [])
  const undo = useCallback(async () => {
    const undone = last.current
    last.current = null
    setShown(null)
    await undone?.undo?.()
  }, [])
  useKeys({ z: () => void undo() })

  return (
    <ToastContext.Provider value={showToast}>
      {children}
      <div role="status">{shown && <Toast key={shown.id} said={shown} onUndo={undo} onOver={hide} />}</div>
    </ToastContext.Provider>
  )
}

/** What was done, in words, and how to take it back where that is possible. */
export type Undoable = { words: string; undo?: (() => Promise<void> | void) | undefined }

const SHOWN_MS = 10_000

/** What was just done. It goes after ten seconds, but stays while it is hovered or focused. */
function Toast({
  said,
  onUndo,
  onOver,
}: {
  said: Undoable
  onUndo: () => Promise<void>
  onOver: () => void
}) {
  const handlers = useAutoDismiss(SHOWN_MS, onOver)
  const giveFocusBack = useRef(() => {})
  return (
    <div className={`${styles.toast} ${night.night}`} {...handlers}>
      <Moon state={{ kind: 'full' }} size={24} />
      <span>{said.words}</span>
      {said.undo && (
        <Button
          kind="plain"
          className={styles.undo}
          onFocus={({ relatedTarget }) => {
            giveFocusBack.current = focusBackTo(relatedTarget)
          }}
          onClick={async () => {
            await onUndo()
            giveFocusBack.current()
          }}
        >
          Undo
          <Kbd>Z</Kbd>
        </Button>
      )}
    </div>
  )
}
