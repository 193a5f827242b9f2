import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { arrivalSentence } from '../../domain/inbox/words/headings.ts'
import { useApi } from '../app/api-context.tsx'
import { useLive } from '../app/live.tsx'
import { queries } from '../app/queries.ts'
import words from '../styles/words.module.css'

const AT_MOST_EVERY_MS = 30_000

/** Tells screen readers of new enquiries in one polite sentence, at most every thirty seconds. */
export function Announcer() {
  const { arrived } = useLive()
  const { data: day } = useQuery(queries.day(useApi()))
  const [sentence, setSentence] = useState('')
  const told = useRef({ count: 0, at: 0 })
  const needs = day?.counts.needs

  useEffect(() => {
    const fresh = arrived.size - told.current.count
    if (fresh <= 0 || needs === undefined) return
    const waitMs = Math.max(told.current.at + AT_MOST_EVERY_MS - Date.now(), 0)
    const timer = setTimeout(() => {
      told.current = { count: arrived.size, at: Date.now() }
      setSentence(arrivalSentence(fresh, needs))
    }, waitMs)
    return () => clearTimeout(timer)
  }, [arrived, needs])

  return (
    <p className={words.hidden} aria-live="polite">
      {sentence}
    </p>
  )
}
