import { useEffect, useRef, useState } from 'react'
import type { SiteChange } from '../../domain/inbox/api/website.ts'
import { useApi } from '../state/api-context.tsx'
import { useFault } from '../state/fault.ts'
import { readLocal, writeLocal } from '../state/local-store.ts'
import { useSession } from '../state/session.ts'
import { changeOf, faultOf, useRefetchDraft, useWebsite } from './site-state.ts'

/** A field saves itself after this pause in typing. */
const PAUSE_MS = 900

type Place = { part: string; field: string }

/** A field that saves itself, and its conflict with another person's change. */
export type SavedField = {
  /** Saves a value at once, or after a pause in typing. null removes it. */
  save: (value: SiteChange['value'], when?: 'now' | 'after a pause') => void
  /** Another person's conflicting value, until one of the two is chosen. */
  otherValue: { value: SiteChange['value']; author: string } | undefined
  /** The author's value while it waits for this choice, even after the page was left. */
  ownValue: { value: SiteChange['value'] } | undefined
  /** Confirms a value far from the live one, or withdraws the confirmation. */
  confirm: (isRight: boolean) => void
  /** Whether the value must be confirmed before it can go live. */
  isConfirmable: boolean
  /** Keeps the author's or the other value. */
  choose: (choice: 'own' | 'other') => void
  /** The change that is not live yet. */
  change: SiteChange | undefined
  /** Why the value cannot go live, or was not saved. */
  fault: string | null
  isSaving: boolean
}

/** Saves a field of the site in the draft that all owners share. A conflict loses neither value. */
export function useSavedField({ part, field }: Place): SavedField {
  const api = useApi()
  const refresh = useRefetchDraft()
  const { site } = useWebsite()
  const [fault, setFault] = useFault()
  const [savingCount, setSavingCount] = useState(0)
  const storageKey = `inbox-website-mine ${useSession().me.id} ${part} ${field}`
  const [ownValue, setOwnValue] = useState(() => readOwnValue(storageKey))
  const change = changeOf(site, part, field)
  const hasConflict = ownValue !== undefined && site !== undefined
  const seenRevision = useRef(0)
  const lastSend = useRef(Promise.resolve())
  const waiting = useRef<{ value: SiteChange['value']; timer: ReturnType<typeof setTimeout> } | null>(null)
  if (waiting.current === null && savingCount === 0 && ownValue === undefined)
    seenRevision.current = change?.revision ?? 0

  /** Sends one save at a time: each needs the revision of the one before. */
  function send(value: SiteChange['value'], confirmed = false): void {
    waiting.current = null
    setSavingCount((count) => count + 1)
    lastSend.current = lastSend.current.then(() => sendNow(value, confirmed))
  }
  async function sendNow(value: SiteChange['value'], confirmed: boolean): Promise<void> {
    setFault(null)
    try {
      const answer = await api.saveSiteChange({ part, field, value, seen: seenRevision.current, confirmed })
      if ('saved' in answer) seenRevision.current = answer.saved.revision
      else keepOwnValue({ value })
      await refresh()
    } catch (error) {
      setFault(error)
    } finally {
      setSavingCount((count) => count - 1)
    }
  }
  /** Also stores the value on this device, because the page may be left before the choice. */
  function keepOwnValue(next: typeof ownValue): void {
    writeLocal(storageKey, next === undefined ? null : JSON.stringify(next))
    setOwnValue(next)
  }
  function save(value: SiteChange['value'], when: 'now' | 'after a pause' = 'now'): void {
    if (waiting.current) clearTimeout(waiting.current.timer)
    if (ownValue !== undefined)
      keepOwnValue({ value }) // until the conflict is resolved
    else if (when === 'now') send(value)
    else waiting.current = { value, timer: setTimeout(() => send(value), PAUSE_MS) }
  }
  const sendWaiting = useRef(() => {})
  sendWaiting.current = () => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    send(waiting.current.value)
  }
  useEffect(() => () => sendWaiting.current(), []) // text typed before leaving the page is saved

  const siteFault = faultOf(site, part, field)
  return {
    save,
    confirm: (isRight) => change && send(change.value, isRight),
    isConfirmable: siteFault?.isConfirmable ?? false,
    ownValue,
    otherValue: hasConflict ? { value: change?.value ?? null, author: change?.author ?? '' } : undefined,
    choose: (choice) => {
      seenRevision.current = change?.revision ?? 0
      keepOwnValue(undefined)
      if (choice === 'own' && ownValue) send(ownValue.value)
    },
    change,
    fault: fault ?? siteFault?.sentence ?? null,
    isSaving: savingCount > 0,
  }
}

function readOwnValue(storageKey: string): { value: SiteChange['value'] } | undefined {
  const stored = readLocal(storageKey)
  return stored === null ? undefined : JSON.parse(stored)
}
