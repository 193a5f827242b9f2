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

/** The draft of an answer: starts from the newer of the server's and this device's, and is saved as it changes. */
export function useDraft(detail: EnquiryDetail) {
  const api = useApi()
  const client = useQueryClient()
  const { me } = useSession()
  const { number, firstName } = detail
  const [unsaved] = useState(() => unsavedDraft(detail, me.id))
  const [draft, setDraft] = useState<DraftText>(() => textOf(unsaved ?? detail.draft) ?? newDraft(detail))
  const [savedPlace, setSavedPlace] = useState<SavedPlace | null>(() => {
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
            const storedDraft = await api.saveDraft(number, text)
            client.setQueryData<EnquiryDetail>(
              ['detail', number],
              (currentDetail) => currentDetail && { ...currentDetail, draft: storedDraft },
            )
            return storedDraft
          },
          saveToDevice: (text) =>
            saveLocalDraft(number, me.id, text && { ...text, to: firstName, at: serverNow() }),
          now: serverNow,
          onIdle: (saved) => {
            if (autosaves.get(key) === saved) autosaves.delete(key)
          },
        },
        textOf(unsaved),
      ),
    [api, client, key, number, firstName, me.id, unsaved],
  )
  useEffect(() => {
    autosaves.set(key, autosave)
    autosave.open(setSavedPlace)
    return () => void autosave.close()
  }, [key, autosave])

  /** Current even before the next render: a saved answer changes two fields at once. */
  const latestDraft = useRef(draft)
  return {
    draft,
    savedPlace,
    autosave,
    change: (changes: Partial<DraftText>) => {
      latestDraft.current = { ...latestDraft.current, ...changes }
      setDraft(latestDraft.current)
      autosave.update(latestDraft.current)
    },
  }
}

/** A draft on this device that the server does not have. */
function unsavedDraft({ number, draft }: EnquiryDetail, me: string): DeviceDraft | null {
  const deviceDraft = loadLocalDraft(number, me)
  return deviceDraft && (!draft || deviceDraft.at > draft.keptAt) ? deviceDraft : null
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

const SAVE_INTERVAL_MS = 2_000

type DraftBackend = {
  /** Saves to the server. @throws if it cannot be reached */
  save: (draft: DraftText) => Promise<{ keptAt: number }>
  /** Saves to this device at once; null deletes the draft when the server has it. */
  saveToDevice: (draft: DraftText | null) => void
  now: () => number
  /** Called when nothing is left to save. */
  onIdle: (autosave: DraftAutosave) => void
}

/**
 * Saves the draft: on this device at each change, on the server at most every two seconds. A failed save is retried every two
 * seconds until the composer closes; then it is tried once more, and this device keeps what could not be saved.
 */
export class DraftAutosave {
  readonly #backend: DraftBackend
  #onSave: (savedPlace: SavedPlace) => void = () => {}
  #latest: DraftText | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | null = null
  #isOpen = false
  #isPaused = false
  #isFinished = false

  /** @param unsaved what the server does not have yet */
  constructor(backend: DraftBackend, unsaved: DraftText | null = null) {
    this.#backend = backend
    this.#latest = unsaved
  }

  /** Called when a composer opens. @param onSave receives where the draft is saved */
  open(onSave: (savedPlace: SavedPlace) => void): void {
    this.#isOpen = true
    this.#onSave = onSave
    this.#saveSoon()
  }

  update(draft: DraftText): void {
    if (this.#isFinished) return
    this.#latest = draft
    this.#backend.saveToDevice(draft)
    this.#saveSoon()
  }

  /** Called when the composer closes: saves at once, without further retries. */
  async close(): Promise<void> {
    this.#isOpen = false
    this.#stopTimer()
    await this.#saving
    if (!this.#isOpen) await this.#save()
    if (!this.#isOpen && !this.#isPaused) this.#backend.onIdle(this)
  }

  /** Waits for the running save and starts no other until {@link resume} is called. */
  async pause(): Promise<void> {
    this.#isPaused = true
    this.#stopTimer()
    await this.#saving
  }

  resume(): void {
    this.#isPaused = false
    if (this.#isOpen) this.#saveSoon()
    else void this.close()
  }

  /** Deletes the draft, after it was sent or discarded. */
  async finish(): Promise<void> {
    this.#isFinished = true
    this.#latest = null
    this.#stopTimer()
    await this.#saving
    this.#backend.saveToDevice(null)
    this.#backend.onIdle(this)
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #saveSoon(): void {
    if (!this.#latest || !this.#isOpen || this.#isPaused) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.#save()
    }, SAVE_INTERVAL_MS)
  }

  /** Runs one save at a time. */
  #save(): Promise<void> | null {
    if (!this.#latest || this.#isPaused) return null
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
        this.#backend.saveToDevice(null)
      }
      this.#onSave({ where: 'server', at: keptAt })
    } catch {
      this.#onSave({ where: 'device', at: this.#backend.now() })
    }
  }
}
