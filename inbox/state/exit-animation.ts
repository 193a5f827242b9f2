import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { EnquiryDetail } from '../../domain/inbox/api/enquiry-detail.ts'
import { useLive } from './live.tsx'

/** The light grows to full in 420 ms (`--d-tell`), then the moon leaves in 140 ms (`--d-touch`). */
const EXIT_MS = 560

/** An answered item that is leaving, with the index that it had. */
export type ExitingItem<Item> = { item: Item; index: number }

/**
 * Keeps answered items in their place until their moons have left. With reduced motion they leave at once.
 *
 * @param items the same array until something changes
 */
export function useExitAnimation<Item extends { number: number }>(
  items: ReadonlyArray<Item>,
): ReadonlyArray<ExitingItem<Item>> {
  const isAnswered = useIsAnswered()
  const [{ previous, leaving }, setState] = useState({
    previous: items,
    leaving: NONE as ReadonlyArray<ExitingItem<Item>>,
  })
  if (previous !== items)
    setState({
      previous: items,
      leaving: prefersReducedMotion() ? NONE : exitingItems(previous, items, isAnswered),
    })
  useEffect(() => {
    if (leaving.length === 0) return
    const timer = setTimeout(() => setState((now) => ({ ...now, leaving: NONE })), EXIT_MS)
    return () => clearTimeout(timer)
  }, [leaving])
  return leaving
}

const NONE: ReadonlyArray<never> = []

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function exitingItems<Item extends { number: number }>(
  before: ReadonlyArray<Item>,
  now: ReadonlyArray<Item>,
  isAnswered: (number: number) => boolean,
): ReadonlyArray<ExitingItem<Item>> {
  const remainingNumbers = new Set(now.map(({ number }) => number))
  return before
    .map((item, index) => ({ item, index }))
    .filter(({ item: { number } }) => !remainingNumbers.has(number) && isAnswered(number))
}

/** Whether this page knows that an enquiry was answered, here or by a colleague. */
function useIsAnswered(): (number: number) => boolean {
  const client = useQueryClient()
  const { answered } = useLive()
  const [answeredNumbers, setAnsweredNumbers] = useState<ReadonlySet<number>>(new Set())
  const newlyAnswered = [...answered.keys()].filter((number) => !answeredNumbers.has(number))
  if (newlyAnswered.length > 0) setAnsweredNumbers(new Set([...answeredNumbers, ...newlyAnswered]))
  return (number) => {
    const detail = client.getQueryData<EnquiryDetail>(['detail', number])
    return detail ? detail.answered !== null && detail.dueAt === null : answeredNumbers.has(number)
  }
}
