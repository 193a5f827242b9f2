import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { Toast } from '../frame/Toast.tsx'
import { useKeys } from '../../ui/keys.ts'
import type { Undoable } from './undoable.ts'

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
  const undo = useCallback(() => {
    const undone = last.current
    last.current = null
    setShown(null)
    void undone?.undo?.()
  }, [])
  useKeys({ z: undo })

  return (
    <ToastContext.Provider value={showToast}>
      {children}
      <div role="status">{shown && <Toast key={shown.id} said={shown} onUndo={undo} onOver={hide} />}</div>
    </ToastContext.Provider>
  )
}
