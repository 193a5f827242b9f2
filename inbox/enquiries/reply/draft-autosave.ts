import type { DraftText } from '../../../domain/inbox/api/draft.ts'

const EVERY_MS = 2_000

export type DraftBackend = {
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
