import { useEffect, useRef, useState } from 'react'
import type { SiteChange } from '../../domain/inbox/api/website.ts'
import { useApi } from '../state/api-context.tsx'
import { useFault } from '../state/fault.ts'
import { changeOf, faultOf, useRefresh, useWebsite } from './site-state.ts'

/** A pause in typing, after which a field saves itself. */
const PAUSE_MS = 900

type Place = { part: string; field: string }

/** What a field saves: its value, and what somebody else made of it meanwhile. */
export type SavedField = {
  /** Saves a value at once, or after a pause in typing. null removes it. */
  save: (value: SiteChange['value'], when?: 'now' | 'after a pause') => void
  /** Another person's value, until one of the two is chosen; absent: there is none. */
  theirs: { value: SiteChange['value']; author: string } | undefined
  /** Says that a value far from the live one is right, or takes that back. */
  confirm: (isRight: boolean) => void
  /** Whether it must be said before the value can go live. */
  isConfirmable: boolean
  /** Keeps the own words or takes the other's. */
  choose: (whose: 'mine' | 'theirs') => void
  /** The change that is not live yet. */
  change: SiteChange | undefined
  /** Why it cannot go live, or was not saved. */
  fault: string | null
  isSaving: boolean
}

/** Saves a field of the site into the draft that all owners share. Nobody's words are lost: a conflict keeps both. */
export function useSavedField({ part, field }: Place): SavedField {
  const api = useApi()
  const refresh = useRefresh()
  const { site } = useWebsite()
  const [fault, setFault] = useFault()
  const [isSaving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<SiteChange | null | undefined>()
  const change = changeOf(site, part, field)
  const seen = useRef(0)
  const mine = useRef<SiteChange['value']>(null)
  const sending = useRef(Promise.resolve())
  const waiting = useRef<{ value: SiteChange['value']; timer: ReturnType<typeof setTimeout> } | null>(null)
  if (waiting.current === null && !isSaving && theirs === undefined) seen.current = change?.revision ?? 0

  /** One after the other: on a slow connection the next would else not know its own last revision. */
  function send(value: SiteChange['value'], confirmed = false): void {
    waiting.current = null
    setSaving(true)
    sending.current = sending.current.then(() => sendNow(value, confirmed))
  }
  async function sendNow(value: SiteChange['value'], confirmed: boolean): Promise<void> {
    setFault(null)
    try {
      const answer = await api.saveSiteChange({ part, field, value, seen: seen.current, confirmed })
      if ('saved' in answer) seen.current = answer.saved.revision
      else setTheirs(answer.theirs)
      await refresh()
    } catch (error) {
      setFault(error)
    } finally {
      setSaving(false)
    }
  }
  function save(value: SiteChange['value'], when: 'now' | 'after a pause' = 'now'): void {
    if (waiting.current) clearTimeout(waiting.current.timer)
    mine.current = value
    if (theirs !== undefined) return // until one of the two is chosen
    if (when === 'now') send(value)
    else waiting.current = { value, timer: setTimeout(() => send(value), PAUSE_MS) }
  }
  const sendWaiting = useRef(() => {})
  sendWaiting.current = () => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    send(waiting.current.value)
  }
  useEffect(() => () => sendWaiting.current(), []) // who leaves the page has typed it

  const known = faultOf(site, part, field)
  return {
    save,
    confirm: (isRight) => change && send(change.value, isRight),
    isConfirmable: known?.isConfirmable ?? false,
    theirs: theirs === undefined ? undefined : { value: theirs?.value ?? null, author: theirs?.author ?? '' },
    choose: (whose) => {
      seen.current = theirs?.revision ?? 0
      setTheirs(undefined)
      if (whose === 'mine') send(mine.current)
    },
    change,
    fault: fault ?? known?.sentence ?? null,
    isSaving,
  }
}
