import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Toast } from '../../ui/Toast.tsx'
import { focusRestorer } from './restore-focus.ts'

type ShowToast = (change: Undoable) => void
const ToastContext = createContext<ShowToast>(() => undefined)

/** Shows a toast that says what was done, with an undo for ten seconds if there is one. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

/** The toast, and the key Z, which undoes the last change even after its toast is gone. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shownToast, setShownToast] = useState<(Undoable & { id: number }) | null>(null)
  const lastToast = useRef<Undoable | null>(null)
  const nextId = useRef(1)

  const showToast = useCallback<ShowToast>((change) => {
    lastToast.current = change.undo ? change : lastToast.current
    setShownToast({ ...change, id: nextId.current++ })
  }, [])
  const hide = useCallback(() => setShownToast(null), [])
  const undo = useCallback(async () => {
    const undone = lastToast.current
    lastToast.current = null
    setShownToast(null)
    await undone?.undo?.()
  }, [])
  useKeys({ z: () => void undo() })

  return (
    <ToastContext.Provider value={showToast}>
      {children}
      <div role="status">
        {shownToast && <ChangeToast key={shownToast.id} change={shownToast} onUndo={undo} onClose={hide} />}
      </div>
    </ToastContext.Provider>
  )
}

/** A change in words, and a function that undoes it if that is possible. */
export type Undoable = { words: string; undo?: (() => Promise<void> | void) | undefined }

const SHOWN_MS = 10_000

type ChangeToastProps = { change: Undoable; onUndo: () => Promise<void>; onClose: () => void }

function ChangeToast({ change: { words, undo }, onUndo, onClose }: ChangeToastProps) {
  const restoreFocus = useRef(() => {})
  return (
    <Toast title={words} ms={SHOWN_MS} onClose={onClose}>
      {undo && (
        <Button
          kind="accent"
          onFocus={({ relatedTarget }) => {
            restoreFocus.current = focusRestorer(relatedTarget)
          }}
          onClick={async () => {
            await onUndo()
            restoreFocus.current()
          }}
        >
          Undo
          <Kbd>Z</Kbd>
        </Button>
      )}
    </Toast>
  )
}
