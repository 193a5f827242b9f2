import { useCallback, useEffect, useRef, useState } from 'react'
import { isInField, useKeys } from '../../../ui/keys.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import type { ShopAccess } from '../../shop-data/shop-store.ts'
import type { ToastMessage } from '../ui/Toast.tsx'

export type ToastApi = {
  said: ToastMessage | null
  showToast: (said: Omit<ToastMessage, 'id'>) => void
  dismissToast: () => void
}

/** What the toast says. What comes from elsewhere waits until typing has stopped. */
export function useToasts(): ToastApi {
  const [said, setSaid] = useState<ToastMessage | null>(null)
  const next = useRef(1)
  const showToast = useCallback((words: Omit<ToastMessage, 'id'>) => {
    const speak = () => setSaid({ ...words, id: next.current++ })
    if (words.kind === 'arrived' && isInField(document.activeElement))
      document.addEventListener('focusout', speak, { once: true })
    else speak()
  }, [])
  const dismissToast = useCallback(() => setSaid(null), [])
  return { said, showToast, dismissToast }
}

const UNDO_MS = 10_000

/**
 * For ten seconds the last change can be put back, by a button beside what is said of it and by the key U.
 *
 * @returns says what was done, with an Undo where the domain keeps what was before
 */
export function useUndo(
  state: ShopState,
  { act, showToast, dismissToast }: Pick<ShopAccess, 'act'> & Pick<ToastApi, 'showToast' | 'dismissToast'>,
): (title: string) => void {
  const latest = useRef(state.lastChange)
  useEffect(() => {
    latest.current = state.lastChange
  }, [state.lastChange])
  const offered = useRef<{ change: number; at: number } | null>(null)
  const undo = useCallback(async () => {
    const offer = offered.current
    offered.current = null
    if (!offer || Date.now() - offer.at > UNDO_MS) return
    dismissToast()
    const refusal = await act({ do: 'undo', change: offer.change })
    showToast(
      refusal ? { kind: 'refused', title: refusal.sentence } : { kind: 'done', title: 'Put back as it was' },
    )
  }, [act, showToast, dismissToast])
  useKeys({ u: () => void undo() })
  return useCallback(
    (title) => {
      const { number, before } = latest.current
      offered.current = before ? { change: number, at: Date.now() } : null
      showToast({ kind: 'done', title, ...(before && { undo: () => void undo() }) })
    },
    [showToast, undo],
  )
}
