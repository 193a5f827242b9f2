import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { EnquiryDetail } from '../../domain/inbox/api/enquiry-detail.ts'
import { useLive } from './live.tsx'

/** The light grows to full in 420 ms, then the moon leaves in 140 ms: `--t-slow` and `--t-fast` of the tokens. */
const LEAVES_MS = 560

/** An item that was answered and is leaving, with the position that it had. */
export type ExitingItem<Item> = { item: Item; place: number }

/**
 * Keeps answered items in their place until their moons have left. With reduced motion they leave at once.
 *
 * @param items the same array until something changes
 */
export function useExitAnimation<Item extends { number: number }>(
  items: ReadonlyArray<Item>,
): ReadonlyArray<ExitingItem<Item>> {
  const isAnswered = useIsAnswered()
  const [{ shown, leaving }, setState] = useState({
    shown: items,
    leaving: NONE as ReadonlyArray<ExitingItem<Item>>,
  })
  if (shown !== items)
    setState({ shown: items, leaving: areAnimationsAllowed() ? goneOf(shown, items, isAnswered) : NONE })
  useEffect(() => {
    if (leaving.length === 0) return
    const timer = setTimeout(() => setState((now) => ({ ...now, leaving: NONE })), LEAVES_MS)
    return () => clearTimeout(timer)
  }, [leaving])
  return leaving
}

const NONE: ReadonlyArray<never> = []

function areAnimationsAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function goneOf<Item extends { number: number }>(
  before: ReadonlyArray<Item>,
  now: ReadonlyArray<Item>,
  isAnswered: (number: number) => boolean,
): ReadonlyArray<ExitingItem<Item>> {
  const remainingNumbers = new Set(now.map(({ number }) => number))
  return before
    .map((item, index) => ({ item, place: index }))
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
