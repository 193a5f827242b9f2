import { useCallback, useRef, useState } from 'react'
import { isInField } from '../../../ui/keys.ts'
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
