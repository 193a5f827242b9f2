import { useEffect, useEffectEvent, useState } from 'react'
import type { Address } from '../../../shop/basket.ts'
import { type FormField, NO_ADDRESS } from './address-form.ts'

/** So long after the last key what was typed is kept: often enough for a tab that is closed, seldom enough for the disk. */
const KEEP_AFTER_MS = 400

/** What is typed, kept in the shop while it is typed, so that a closed tab loses none of it. */
export function useTypedAddress(kept: Address | null, keep: (address: Address) => void) {
  const [typed, setTyped] = useState(kept ?? NO_ADDRESS)
  const [keptNow, setKeptNow] = useState(typed)

  const keepNow = useEffectEvent(() => {
    if (typed === keptNow) return
    setKeptNow(typed)
    keep(typed)
  })

  useEffect(() => {
    if (typed === keptNow) return
    const timer = setTimeout(() => keepNow(), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, keptNow])

  useEffect(() => {
    const hide = () => keepNow()
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])

  return {
    typed,
    type: (field: FormField, value: string) => setTyped((now) => ({ ...now, [field]: value })),
    fill: setTyped,
    keepNow: () => {
      if (typed === keptNow) return
      setKeptNow(typed)
      keep(typed)
    },
  }
}
