import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type Artist, artistFor, loadArtist, onArtist } from '../catalogue/picture/artist.ts'
import type { Kind } from '../catalogue/product.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

const NO_MARKUP = ''
const IS_SERVER = typeof document === 'undefined'

/**
 * Keeps the picture that the server drew: React does not touch an element's inner HTML while its string stays the same,
 * so the browser draws only changed pictures, and loads the drawings of their kinds only then.
 *
 * @param key identifies the drawing
 * @param kinds of the products in it
 */
export function useDrawn(key: string, kinds: ReadonlyArray<Kind>, draw: (artist: Artist) => string): string {
  const isHydrated = useIsHydrated()
  const artist = useArtist(kinds)
  const fromServer = useRef(isHydrated || IS_SERVER ? null : key)
  const lastDrawing = useRef<{ key: string; html: string } | null>(null)
  const isHere = fromServer.current === key
  useEffect(() => {
    // If they cannot be loaded, the product's name is shown nevertheless.
    if (!isHere && artist === null) loadArtist(kinds).catch(() => {})
  })
  if (isHere) return NO_MARKUP
  fromServer.current = null
  if (artist !== null && lastDrawing.current?.key !== key) lastDrawing.current = { key, html: draw(artist) }
  return lastDrawing.current?.html ?? NO_MARKUP
}

function useArtist(kinds: ReadonlyArray<Kind>): Artist | null {
  const artist = () => artistFor(kinds)
  return useSyncExternalStore(onArtist, artist, artist)
}

/** A drawing that fills its box, cut at its edges. @param alignment the part that stays visible: `xMidYMax` for the middle and the foot */
export function filling(svg: string, alignment: 'xMidYMid' | 'xMidYMax'): string {
  return svg.replace('<svg ', `<svg preserveAspectRatio="${alignment} slice" `)
}
