import { useEffect, useState } from 'react'

const NONE: Readonly<Record<string, number>> = {}

/** Prices that wait for Save, in the order in which they were changed. */
export function useUnsavedPrices(product: number) {
  const [unsaved, setUnsaved] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product has other prices
  useEffect(() => setUnsaved(NONE), [product])
  const count = Object.keys(unsaved).length
  useEffect(() => {
    if (count === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [count])
  return {
    unsaved,
    count,
    change: (sku: string, cents: number, before: number) =>
      setUnsaved(({ [sku]: _, ...others }) => (cents === before ? others : { ...others, [sku]: cents })),
    undoLast: () => setUnsaved((all) => Object.fromEntries(Object.entries(all).slice(0, -1))),
    forget: () => setUnsaved(NONE),
  }
}
