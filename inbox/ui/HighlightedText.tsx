import { Fragment } from 'react'
import type { MarkedText } from '../../domain/inbox/api/enquiry-list.ts'

/** A text with marked ranges. It is always rendered as text, never as markup. */
export function HighlightedText({ text }: { text: MarkedText }) {
  // The pieces have no identity: they are split again at each render.
  return text.map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    piece.found ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>,
  )
}
