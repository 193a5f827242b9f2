import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type Artist, artistFor, loadArtist, subscribeToArtist } from '../catalogue/picture/artist.ts'
import type { Kind } from '../catalogue/product.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

const NO_MARKUP = ''
const IS_SERVER = typeof document === 'undefined'

/**
 * The markup of a drawing. The server's drawing stays until the key changes, because React does not touch an element's inner
 * HTML while its string stays the same; only then are the drawings of the kinds loaded.
 *
 * @param key identifies the drawing
 * @param kinds the kinds of its products
 */
export function useDrawing(
  key: string,
  kinds: ReadonlyArray<Kind>,
  draw: (artist: Artist) => string,
): string {
  const isHydrated = useIsHydrated()
  const artist = useArtist(kinds)
  const fromServer = useRef(isHydrated || IS_SERVER ? null : key)
  const lastDrawing = useRef<{ key: string; html: string } | null>(null)
  const isFromServer = fromServer.current === key
  useEffect(() => {
    // Without a drawing, the page still shows the product's name.
    if (!isFromServer && artist === null) loadArtist(kinds).catch(() => {})
  })
  if (isFromServer) return NO_MARKUP
  fromServer.current = null
  if (artist !== null && lastDrawing.current?.key !== key) lastDrawing.current = { key, html: draw(artist) }
  return lastDrawing.current?.html ?? NO_MARKUP
}

function useArtist(kinds: ReadonlyArray<Kind>): Artist | null {
  const artist = () => artistFor(kinds)
  return useSyncExternalStore(subscribeToArtist, artist, artist)
}

/** Crops a drawing so that it fills its box. @param alignment what stays visible: with `xMidYMax` the bottom */
export function fillBox(svg: string, alignment: 'xMidYMid' | 'xMidYMax'): string {
  return svg.replace('<svg ', `<svg preserveAspectRatio="${alignment} slice" `)
}
