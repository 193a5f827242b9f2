import { useEffect, useState } from 'react'
import { Moon, type MoonState } from './Moon.tsx'

/** `--t-slow` of the tokens. */
const GROWS_MS = 420

/** The moon of an enquiry that has just been answered: its light grows to full. */
export function AnsweredMoon({ from, size }: { from: MoonState; size: number }) {
  // What it was when it was answered: the minutes after that change nothing.
  const [lit] = useState(() => litOf(from))
  const [fraction, setFraction] = useState(lit)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setFraction(1)
      return
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function grow(now) {
      const part = Math.min(Math.max((now - start) / GROWS_MS, 0), 1)
      setFraction(lit + (1 - lit) * (1 - (1 - part) ** 3))
      if (part < 1) frame = requestAnimationFrame(grow)
    })
    return () => cancelAnimationFrame(frame)
  }, [lit])
  return <Moon state={fraction < 1 ? { kind: 'left', fraction } : { kind: 'full' }} size={size} />
}

function litOf(state: MoonState): number {
  return 'fraction' in state ? state.fraction : 0
}
