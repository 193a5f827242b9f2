import { Fragment } from 'react'

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g

/** A text whose `[words](/address)` are links. */
export function Prose({ text }: { text: string }) {
  const parts = text.split(LINK)
  return parts.map((part, at) => {
    // Split by two groups, a text comes back as words, link's words, link's address, words, …
    if (at % 3 === 2) return null
    const key = `${at} ${part}`
    return at % 3 === 1 ? (
      <a key={key} href={parts[at + 1]}>
        {part}
      </a>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
}
