import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { DraftText, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { useApi } from '../../state/api-context.tsx'
import { serverNow } from '../../state/clock.ts'
import { loadLocalDraft, saveLocalDraft } from '../../state/local-store.ts'
import { useSession } from '../../state/session.ts'

export type Kept = { where: 'server' | 'device'; at: number } | null

/** The draft of an answer: the newest of server and device to begin with, kept while it changes. */
export function useDraft(detail: EnquiryDetail) {
  const api = useApi()
  const client = useQueryClient()
  const { me } = useSession()
  const { number, firstName } = detail
  const [draft, setDraft] = useState<DraftText>(() => firstDraft(detail, me.id))
  const [kept, setKept] = useState<Kept>(detail.draft ? { where: 'server', at: detail.draft.keptAt } : null)
  const autosave = useMemo(
    () =>
      new DraftAutosave({
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
        kept: setKept,
        now: serverNow,
      }),
    [api, client, number, firstName, me.id],
  )
  useEffect(() => () => void autosave.flush(), [autosave])

  return {
    draft,
    kept,
    autosave,
    change: (changed: Partial<DraftText>) => {
      const next = { ...draft, ...changed }
      setDraft(next)
      autosave.changed(next)
    },
  }
}

function firstDraft({ number, draft, category, plan }: EnquiryDetail, me: string): DraftText {
  const onDevice = loadLocalDraft(number, me)
  if (onDevice && (!draft || onDevice.at > draft.keptAt)) {
    const { subject, text, attachPlan } = onDevice
    return { subject, text, attachPlan }
  }
  if (draft) return { subject: draft.subject, text: draft.text, attachPlan: draft.attachPlan }
  return { subject: `Your enquiry: ${category}`, text: '', attachPlan: Boolean(plan?.breakdown) }
}

const EVERY_MS = 2_000

type DraftBackend = {
  /** To the server. @throws where it cannot be reached */
  save: (draft: DraftText) => Promise<{ keptAt: number }>
  /** To this device, at once; null once the server has it. */
  onDevice: (draft: DraftText | null) => void
  kept: (kept: { where: 'server' | 'device'; at: number }) => void
  now: () => number
}

/**
 * Saves the draft: on this device with each change, on the server at most every two seconds. While the server does not
 * answer it is tried again every two seconds, and nothing is lost meanwhile.
 */
export class DraftAutosave {
  readonly #port: DraftBackend
  #latest: DraftText | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | null = null
  #isOver = false
  #isPaused = false

  constructor(port: DraftBackend) {
    this.#port = port
  }

  changed(draft: DraftText): void {
    if (this.#isOver) return
    this.#latest = draft
    this.#port.onDevice(draft)
    this.#isPaused = false
    this.#saveSoon()
  }

  /** Saves the remaining changes when the composer closes. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#saving
    if (this.#latest) await this.#save(this.#latest)
  }

  /** Nothing is on its way to the server and nothing leaves for it, until something changes or {@link goOn} is called. */
  async hold(): Promise<void> {
    clearTimeout(this.#timer)
    this.#isPaused = true
    this.#timer = undefined
    await this.#saving
  }

  goOn(): void {
    this.#isPaused = false
    this.#saveSoon()
  }

  /** Nothing is kept any more: it was sent, or thrown away. */
  async end(): Promise<void> {
    this.#isOver = true
    this.#latest = null
    clearTimeout(this.#timer)
    await this.#saving
    this.#port.onDevice(null)
  }

  #saveSoon(): void {
    if (!this.#latest || this.#isOver || this.#isPaused) return
    this.#timer ??= setTimeout(() => this.#tick(), EVERY_MS)
  }

  #tick(): void {
    this.#timer = undefined
    const draft = this.#latest
    if (!draft) return
    this.#saving = this.#save(draft).finally(() => {
      this.#saving = null
      this.#saveSoon()
    })
  }

  async #save(draft: DraftText): Promise<void> {
    try {
      const { keptAt } = await this.#port.save(draft)
      if (this.#latest === draft) {
        this.#latest = null
        this.#port.onDevice(null)
      }
      this.#port.kept({ where: 'server', at: keptAt })
    } catch {
      this.#port.kept({ where: 'device', at: this.#port.now() })
    }
  }
}
