import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { priceAddress } from '../addresses.ts'
import { hasSignal, isCachedPage, subscribeSignal } from './signal.ts'

/** The agency's price for a shop like this, computed from the rate card. */
export type AgencyOffer = {
  /** `R 44 850,00` */
  price: string
  /** The address of the solution's page. */
  href: string
  /** The address of the form on that page. */
  contactHref: string
}

const PRICE = z.object({ price: z.string() })

/** The agency's current price. A cached page may contain an outdated one, so it requests the price from the server. */
export class PriceOfToday {
  #heard: string | null = null
  #isAsking = false
  readonly #listeners = new Set<() => void>()
  readonly #fetch: typeof fetch

  constructor(request: typeof fetch = (...requestArguments) => fetch(...requestArguments)) {
    this.#fetch = request
  }

  /** @returns null if it is unknown: an outdated price is not shown */
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

  /** Requests it once, and again when the connection is back. */
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

/** Until the page is hydrated a cached price is hidden (`_Demo.astro`); from then on only the current one is shown. */
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
