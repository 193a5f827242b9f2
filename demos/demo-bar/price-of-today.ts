import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { priceAddress } from '../addresses.ts'
import { hasSignal, isCachedPage, subscribeSignal } from './signal.ts'

/** What the agency asks for a shop like this: from the rate card, computed by the page. */
export type AgencyOffer = {
  /** `R 44 850,00` */
  price: string
  /** Of the solution's page. */
  href: string
  /** Of the form on that page. */
  contactHref: string
}

const PRICE = z.object({ price: z.string() })

/** The agency's price as its server says it now. A kept page bears one that may be of another day, so it asks for it alone. */
export class PriceOfToday {
  #heard: string | null = null
  #isAsking = false
  readonly #listeners = new Set<() => void>()
  readonly #fetch: typeof fetch

  constructor(request: typeof fetch = (...requestArguments) => fetch(...requestArguments)) {
    this.#fetch = request
  }

  /** @returns null where it is not known: no price is better than an old one */
  now = (written: string): string | null => {
    if (!hasSignal()) return null
    return isCachedPage() ? this.#heard : written
  }

  subscribe = (listener: () => void): (() => void) => {
    const onSignal = () => {
      void this.#ask()
      listener()
    }
    const unsubscribe = subscribeSignal(onSignal)
    this.#listeners.add(listener)
    requestAnimationFrame(letItBeSeen)
    void this.#ask()
    return () => {
      unsubscribe()
      this.#listeners.delete(listener)
    }
  }

  /** Once; again when the signal comes back. */
  async #ask(): Promise<void> {
    if (this.#heard !== null || this.#isAsking || !hasSignal() || !isCachedPage()) return
    this.#isAsking = true
    try {
      const answer = await this.#fetch(priceAddress, { cache: 'no-store' })
      if (answer.ok) this.#heard = PRICE.parse(await answer.json()).price
    } catch {
      // The page says nothing of a price then.
    }
    this.#isAsking = false
    for (const listener of this.#listeners) listener()
  }
}

/** Until the page is awake a kept price is not seen (`_Demo.astro`); from then on none is there that is not of today. */
function letItBeSeen(): void {
  delete document.documentElement.dataset.kept
}

const priceOfToday = new PriceOfToday()

/**
 * @param written as it is in the page
 * @returns null: not known at present
 */
export function usePriceOfToday(written: string): string | null {
  return useSyncExternalStore(
    priceOfToday.subscribe,
    () => priceOfToday.now(written),
    () => written,
  )
}
