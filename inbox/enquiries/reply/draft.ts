import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DraftText, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { answerSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { useApi } from '../../state/api-context.tsx'
import { serverNow } from '../../state/clock.ts'
import { type DeviceDraft, loadLocalDraft, saveLocalDraft } from '../../state/local-store.ts'
import { useSession } from '../../state/session.ts'

type Kept = { where: 'server' | 'device'; at: number }

/** Those at work, by author and enquiry: what is written in a composer that opens again is saved after the last save of the one before. */
const autosaves = new Map<string, DraftAutosave>()

/** The draft of an answer: the newest of server and device to begin with, kept while it changes. */
export function useDraft(detail: EnquiryDetail) {
  const api = useApi()
  const client = useQueryClient()
  const { me } = useSession()
  const { number, firstName } = detail
  const [unsaved] = useState(() => unsavedDraft(detail, me.id))
  const [draft, setDraft] = useState<DraftText>(() => textOf(unsaved ?? detail.draft) ?? newDraft(detail))
  const [kept, setKept] = useState<Kept | null>(() => {
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
              (known) => known && { ...known, draft: onServer },
            )
            return onServer
          },
          onDevice: (text) =>
            saveLocalDraft(number, me.id, text && { ...text, to: firstName, at: serverNow() }),
          now: serverNow,
          atRest: (own) => {
            if (autosaves.get(key) === own) autosaves.delete(key)
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

  /** Before the next render too: a saved answer changes two fields at once. */
  const latest = useRef(draft)
  return {
    draft,
    kept,
    autosave,
    change: (changed: Partial<DraftText>) => {
      latest.current = { ...latest.current, ...changed }
      setDraft(latest.current)
      autosave.changed(latest.current)
    },
  }
}

/** What this device has and the server does not. */
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

/** What an answer begins with, until somebody types another or chooses a saved answer that has one. */
export function suggestedSubject({ category, number }: Pick<EnquiryDetail, 'category' | 'number'>): string {
  return answerSubject(number, `Your enquiry: ${category}`)
}

const EVERY_MS = 2_000

type DraftBackend = {
  /** To the server. @throws where it cannot be reached */
  save: (draft: DraftText) => Promise<{ keptAt: number }>
  /** To this device, at once; null once the server has it. */
  onDevice: (draft: DraftText | null) => void
  now: () => number
  /** Nothing more is saved by it. */
  atRest: (own: DraftAutosave) => void
}

/**
 * Saves the draft: on this device with each change, on the server at most every two seconds. While the server does not
 * answer it is tried again every two seconds, until the composer closes: then once more, and this device keeps what is left.
 */
export class DraftAutosave {
  readonly #port: DraftBackend
  #tell: (kept: Kept) => void = () => {}
  #latest: DraftText | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | null = null
  #isOpen = false
  #isHeld = false
  #isOver = false

  /** @param unsaved what the server does not have yet */
  constructor(port: DraftBackend, unsaved: DraftText | null = null) {
    this.#port = port
    this.#latest = unsaved
  }

  /** A composer opens. @param tell hears where the draft is kept */
  open(tell: (kept: Kept) => void): void {
    this.#isOpen = true
    this.#tell = tell
    this.#saveSoon()
  }

  changed(draft: DraftText): void {
    if (this.#isOver) return
    this.#latest = draft
    this.#port.onDevice(draft)
    this.#saveSoon()
  }

  /** The composer closes: what is left is saved at once, and tried no more after that. */
  async close(): Promise<void> {
    this.#isOpen = false
    this.#stopTimer()
    await this.#saving
    if (!this.#isOpen) await this.#save()
    if (!this.#isOpen && !this.#isHeld) this.#port.atRest(this)
  }

  /** Nothing is on its way to the server and nothing leaves for it, until {@link goOn} is called. */
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

  /** Nothing is kept any more: it was sent, or thrown away. */
  async end(): Promise<void> {
    this.#isOver = true
    this.#latest = null
    this.#stopTimer()
    await this.#saving
    this.#port.onDevice(null)
    this.#port.atRest(this)
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

  /** One at a time. */
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
      const { keptAt } = await this.#port.save(draft)
      if (this.#latest === draft) {
        this.#latest = null
        this.#port.onDevice(null)
      }
      this.#tell({ where: 'server', at: keptAt })
    } catch {
      this.#tell({ where: 'device', at: this.#port.now() })
    }
  }
}
