import { useRef } from 'react'
import { useIsAwake } from './use-is-awake.ts'

const HERE_ALREADY = ''
const IS_SERVER = typeof document === 'undefined'

/** A drawing that never changes: the browser keeps the one in the page, and draws only where there is none. */
export function useDrawnOnce(draw: () => string): string {
  return useDrawn('', draw)
}

/**
 * What the server drew is kept: React leaves the inside of an element alone while its string stays the same, so the browser
 * draws only what becomes another.
 *
 * @param key what the drawing is made from
 */
export function useDrawn(key: string, draw: () => string): string {
  const isAwake = useIsAwake()
  const fromServer = useRef(isAwake || IS_SERVER ? null : key)
  const last = useRef<{ key: string; html: string } | null>(null)
  if (fromServer.current === key) return HERE_ALREADY
  fromServer.current = null
  if (last.current?.key !== key) last.current = { key, html: draw() }
  return last.current.html
}

/** A drawing that fills its box, cut at its edges. @param at what stays in sight: `xMidYMax` its middle and its foot */
export function filling(svg: string, at: 'xMidYMid' | 'xMidYMax'): string {
  return svg.replace('<svg ', `<svg preserveAspectRatio="${at} slice" `)
}
