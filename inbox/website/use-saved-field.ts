import { useEffect, useRef, useState } from 'react'
import type { SiteChange } from '../../domain/inbox/api/website.ts'
import { useApi } from '../state/api-context.tsx'
import { useFault } from '../state/fault.ts'
import { readLocal, writeLocal } from '../state/local-store.ts'
import { useSession } from '../state/session.ts'
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
  /** The own value that waits for this choice, also after the page was left. */
  mine: { value: SiteChange['value'] } | undefined
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
  const keptAs = `inbox-website-mine ${useSession().me.id} ${part} ${field}`
  const [mine, setMine] = useState(() => readMine(keptAs))
  const change = changeOf(site, part, field)
  const hasConflict = mine !== undefined && site !== undefined
  const seen = useRef(0)
  const sending = useRef(Promise.resolve())
  const waiting = useRef<{ value: SiteChange['value']; timer: ReturnType<typeof setTimeout> } | null>(null)
  if (waiting.current === null && !isSaving && mine === undefined) seen.current = change?.revision ?? 0

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
      else keepMine({ value })
      await refresh()
    } catch (error) {
      setFault(error)
    } finally {
      setSaving(false)
    }
  }
  /** On this device, too: the page may be left before the choice. */
  function keepMine(next: typeof mine): void {
    writeLocal(keptAs, next === undefined ? null : JSON.stringify(next))
    setMine(next)
  }
  function save(value: SiteChange['value'], when: 'now' | 'after a pause' = 'now'): void {
    if (waiting.current) clearTimeout(waiting.current.timer)
    if (mine !== undefined)
      keepMine({ value }) // until one of the two is chosen
    else if (when === 'now') send(value)
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
    mine,
    theirs: hasConflict ? { value: change?.value ?? null, author: change?.author ?? '' } : undefined,
    choose: (whose) => {
      seen.current = change?.revision ?? 0
      keepMine(undefined)
      if (whose === 'mine' && mine) send(mine.value)
    },
    change,
    fault: fault ?? known?.sentence ?? null,
    isSaving,
  }
}

function readMine(keptAs: string): { value: SiteChange['value'] } | undefined {
  const stored = readLocal(keptAs)
  return stored === null ? undefined : JSON.parse(stored)
}
