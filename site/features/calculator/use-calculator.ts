import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { CalculatorFacts } from './facts.ts'
import { areSamePlan, linkParams, patchedQuery } from './form-query.ts'
import { type PlanView, spokenSum, viewOf } from './view.ts'

/** Changes parameters of the link; null takes one out. */
export type Change = (patch: Readonly<Record<string, string | null>>) => void

type LiveCalculator = {
  view: PlanView
  change: Change
  formRef: RefObject<HTMLFormElement | null>
  /** The amount on completion as it was typed. */
  typedLumpSum: string
  /** Whether the script is at work: what cannot work without it is shown from then on. */
  live: boolean
  /** The sum in words, half a second after the last change. */
  spoken: string
}

const PAUSE_MS = 500

/** The query is all that is kept; everything shown is worked out from it. */
export function useCalculator(start: string, facts: CalculatorFacts): LiveCalculator {
  const [query, setQuery] = useState(start)
  const [live, setLive] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const view = useMemo(() => viewOf(query, facts), [query, facts])

  // Choices made before the script came, or put back by the browser, stand only in the form.
  useEffect(() => {
    setLive(true)
    const found = formRef.current && queryOfForm(formRef.current)
    if (found && !areSamePlan(viewOf(found, facts).query, viewOf(start, facts).query)) setQuery(found)
  }, [start, facts])

  const settled = useSettled(view.query)
  const first = useRef(settled)
  useEffect(() => {
    if (settled === first.current) return
    first.current = ''
    history.replaceState(history.state, '', `?${settled}`)
  }, [settled])

  return {
    ...{ view, live, formRef },
    change: (patch) => setQuery((current) => patchedQuery(current, patch)),
    typedLumpSum: new URLSearchParams(query).get('lumpSum') ?? '',
    spoken: useSettled(spokenSum(view.plan)),
  }
}

/** A text once it has stayed the same for a while; Safari refuses more than 100 addresses in 30 s, and a slider makes more. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function queryOfForm(form: HTMLFormElement): string {
  const sent = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') sent.append(name, value)
  return linkParams(sent).toString()
}
