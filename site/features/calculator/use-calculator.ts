import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { CalculatorFacts } from './facts.ts'
import { areSamePlan, patchedQuery, queryOfForm } from './form-query.ts'
import { type PlanView, spokenSum, viewOf } from './view.ts'

/** Changes parameters of the link; null removes one. The function's identity is stable. */
export type Change = (patch: Readonly<Record<string, string | null>>) => void

type LiveCalculator = {
  view: PlanView
  change: Change
  formRef: RefObject<HTMLFormElement | null>
  /** The amount on completion as it was typed. */
  typedLumpSum: string
  /** Whether the script runs, which hides the parts for the plain form. */
  isLive: boolean
  /** The sum in words, half a second after the last change. */
  spoken: string
}

type State = { query: string; view: PlanView }

/** Safari refuses more than 100 `replaceState` calls in 30 s, and a slider makes more. */
const PAUSE_MS = 500

/** The query is the only state; everything shown is derived from it. */
export function useCalculator(start: string, facts: CalculatorFacts): LiveCalculator {
  const [{ query, view }, setQuery] = useReducer(
    (state: State, next: (query: string) => string) => stateOf(next(state.query), facts, state.view),
    start,
    (first) => stateOf(first, facts),
  )
  const [isLive, setLive] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)

  // Choices made before hydration are only in the form: reads them before the next paint or press.
  useLayoutEffect(() => {
    setLive(true)
    const fromForm = formRef.current && queryOfForm(formRef.current)
    if (fromForm && !areSamePlan(viewOf(fromForm, facts).query, viewOf(start, facts).query))
      setQuery(() => fromForm)
  }, [start, facts])

  const writtenQuery = useRef(view.query)
  useEffect(() => {
    const write = () => {
      if (view.query !== writtenQuery.current) history.replaceState(history.state, '', `?${view.query}`)
      writtenQuery.current = view.query
    }
    const timer = setTimeout(write, PAUSE_MS)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [view.query])

  return {
    view,
    isLive,
    formRef,
    change: useCallback((patch) => setQuery((current) => patchedQuery(current, patch)), []),
    typedLumpSum: new URLSearchParams(query).get('lumpSum') ?? '',
    spoken: useSettled(spokenSum(view.plan)),
  }
}

function stateOf(query: string, facts: CalculatorFacts, before?: PlanView): State {
  return { query, view: viewOf(query, facts, before) }
}

/** A text once it has not changed for a while. */
function useSettled(text: string): string {
  const [settledText, setSettledText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settledText
}
