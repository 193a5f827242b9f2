import { useCallback, useRef, useState } from 'react'
import { isInField } from '../keys/keys.ts'
import type { Said } from '../ui/Toast.tsx'

export type Saying = { said: Said | null; say: (said: Omit<Said, 'id'>) => void; hush: () => void }

/** What the toast says. What comes from elsewhere waits until nobody types. */
export function useSaying(): Saying {
  const [said, setSaid] = useState<Said | null>(null)
  const next = useRef(1)
  const say = useCallback((words: Omit<Said, 'id'>) => {
    const speak = () => setSaid({ ...words, id: next.current++ })
    if (words.kind === 'arrived' && isInField(document.activeElement))
      document.addEventListener('focusout', speak, { once: true })
    else speak()
  }, [])
  const hush = useCallback(() => setSaid(null), [])
  return { said, say, hush }
}
