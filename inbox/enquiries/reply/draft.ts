import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DraftText, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { answerSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { useApi } from '../../state/api-context.tsx'
import { serverNow } from '../../state/clock.ts'
import { type DeviceDraft, loadLocalDraft, saveLocalDraft } from '../../state/local-store.ts'
import { useSession } from '../../state/session.ts'

type SavedPlace = { where: 'server' | 'device'; at: number }

/** Active autosaves by author and enquiry, so that a reopened composer saves after the last save of the previous one. */
const autosaves = new Map<string, DraftAutosave>()

/** The draft of an answer: it begins with the newer of the server's and this device's, and is saved while it changes. */
export function useDraft(detail: EnquiryDetail) {
  const api = useApi()
  const client = useQueryClient()
  const { me } = useSession()
  const { number, firstName } = detail
  const [unsaved] = useState(() => unsavedDraft(detail, me.id))
  const [draft, setDraft] = useState<DraftText>(() => textOf(unsaved ?? detail.draft) ?? newDraft(detail))
  const [kept, setKept] = useState<SavedPlace | null>(() => {
    if (unsaved) return { where: 'device', at: unsaved.at }
    return detail.draft && { where: 'server', at: detail.draft.keptAt }
  })
  const key = `${me.id} ${number}`
  const autosave = useMemo(
    () =>
      autosaves.get(key) ??
      new DraftAutosave(
        {
          save: async (text) => {
            const onServer = await api.saveDraft(number, text)
            client.setQueryData<EnquiryDetail>(
              ['detail', number],
              (currentDraft) => currentDraft && { ...currentDraft, draft: onServer },
            )
            return onServer
          },
          onDevice: (text) =>
            saveLocalDraft(number, me.id, text && { ...text, to: firstName, at: serverNow() }),
          now: serverNow,
          atRest: (saved) => {
            if (autosaves.get(key) === saved) autosaves.delete(key)
          },
        },
        textOf(unsaved),
      ),
    [api, client, key, number, firstName, me.id, unsaved],
  )
  useEffect(() => {
    autosaves.set(key, autosave)
    autosave.open(setKept)
    return () => void autosave.close()
  }, [key, autosave])

  /** Current before the next render, because a saved answer changes two fields at once. */
  const latestDraft = useRef(draft)
  return {
    draft,
    kept,
    autosave,
    change: (changed: Partial<DraftText>) => {
      latestDraft.current = { ...latestDraft.current, ...changed }
      setDraft(latestDraft.current)
      autosave.changed(latestDraft.current)
    },
  }
}

/** A draft on this device that the server does not have. */
function unsavedDraft({ number, draft }: EnquiryDetail, me: string): DeviceDraft | null {
  const onDevice = loadLocalDraft(number, me)
  return onDevice && (!draft || onDevice.at > draft.keptAt) ? onDevice : null
}

function textOf(draft: DraftText | null): DraftText | null {
  return draft && { subject: draft.subject, text: draft.text, attachPlan: draft.attachPlan }
}

function newDraft(detail: EnquiryDetail): DraftText {
  return { subject: suggestedSubject(detail), text: '', attachPlan: Boolean(detail.plan?.breakdown) }
}

/** The suggested subject, until the author types another or inserts a saved answer with its own. */
export function suggestedSubject({ category, number }: Pick<EnquiryDetail, 'category' | 'number'>): string {
  return answerSubject(number, `Your enquiry: ${category}`)
}

const EVERY_MS = 2_000

type DraftBackend = {
  /** Saves to the server. @throws if it cannot be reached */
  save: (draft: DraftText) => Promise<{ keptAt: number }>
  /** Saves to this device at once; null deletes the draft when the server has it. */
  onDevice: (draft: DraftText | null) => void
  now: () => number
  /** Called when nothing is left to save. */
  atRest: (autosave: DraftAutosave) => void
}

/**
 * Saves the draft: on this device at each change, on the server at most every two seconds. A failed save is retried every two
 * seconds until the composer closes; then it is tried once more, and this device keeps what could not be saved.
 */
export class DraftAutosave {
  readonly #backend: DraftBackend
  #tell: (kept: SavedPlace) => void = () => {}
  #latest: DraftText | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | null = null
  #isOpen = false
  #isHeld = false
  #isOver = false

  /** @param unsaved what the server does not have yet */
  constructor(backend: DraftBackend, unsaved: DraftText | null = null) {
    this.#backend = backend
    this.#latest = unsaved
  }

  /** Called when a composer opens. @param tell receives where the draft is saved */
  open(tell: (kept: SavedPlace) => void): void {
    this.#isOpen = true
    this.#tell = tell
    this.#saveSoon()
  }

  changed(draft: DraftText): void {
    if (this.#isOver) return
    this.#latest = draft
    this.#backend.onDevice(draft)
    this.#saveSoon()
  }

  /** Called when the composer closes: saves at once, without further retries. */
  async close(): Promise<void> {
    this.#isOpen = false
    this.#stopTimer()
    await this.#saving
    if (!this.#isOpen) await this.#save()
    if (!this.#isOpen && !this.#isHeld) this.#backend.atRest(this)
  }

  /** Waits for the running save and starts no other until {@link goOn} is called. */
  async hold(): Promise<void> {
    this.#isHeld = true
    this.#stopTimer()
    await this.#saving
  }

  goOn(): void {
    this.#isHeld = false
    if (this.#isOpen) this.#saveSoon()
    else void this.close()
  }

  /** Deletes the draft, after it was sent or discarded. */
  async end(): Promise<void> {
    this.#isOver = true
    this.#latest = null
    this.#stopTimer()
    await this.#saving
    this.#backend.onDevice(null)
    this.#backend.atRest(this)
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #saveSoon(): void {
    if (!this.#latest || !this.#isOpen || this.#isHeld) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.#save()
    }, EVERY_MS)
  }

  /** Runs one save at a time. */
  #save(): Promise<void> | null {
    if (!this.#latest || this.#isHeld) return null
    this.#saving ??= this.#send(this.#latest).finally(() => {
      this.#saving = null
      this.#saveSoon()
    })
    return this.#saving
  }

  async #send(draft: DraftText): Promise<void> {
    try {
      const { keptAt } = await this.#backend.save(draft)
      if (this.#latest === draft) {
        this.#latest = null
        this.#backend.onDevice(null)
      }
      this.#tell({ where: 'server', at: keptAt })
    } catch {
      this.#tell({ where: 'device', at: this.#backend.now() })
    }
  }
}
