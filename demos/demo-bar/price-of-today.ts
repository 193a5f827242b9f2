import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { priceAddress } from '../addresses.ts'
import { isCachedPage, isOnline, subscribeToConnection } from './connection.ts'

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
  #fetchedPrice: string | null = null
  #isRequesting = false
  readonly #listeners = new Set<() => void>()
  readonly #fetch: typeof fetch

  constructor(request: typeof fetch = (...requestArguments) => fetch(...requestArguments)) {
    this.#fetch = request
  }

  /** @returns null if it is unknown: an outdated price is not shown */
  now = (pagePrice: string): string | null => {
    if (!isOnline()) return null
    return isCachedPage() ? this.#fetchedPrice : pagePrice
  }

  subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = subscribeToConnection(() => {
      void this.#request()
      listener()
    })
    this.#listeners.add(listener)
    requestAnimationFrame(showPrice)
    void this.#request()
    return () => {
      unsubscribe()
      this.#listeners.delete(listener)
    }
  }

  /** Requests it once, and again when the connection is back. */
  async #request(): Promise<void> {
    if (this.#fetchedPrice !== null || this.#isRequesting || !isOnline() || !isCachedPage()) return
    this.#isRequesting = true
    try {
      const answer = await this.#fetch(priceAddress, { cache: 'no-store' })
      if (answer.ok) this.#fetchedPrice = PRICE.parse(await answer.json()).price
    } catch {
      // The page then shows no price.
    }
    this.#isRequesting = false
    for (const listener of this.#listeners) listener()
  }
}

/** Ends the hiding of a cached price (`_Demo.astro`): once hydrated, the page shows only the current one. */
function showPrice(): void {
  delete document.documentElement.dataset.kept
}

const priceOfToday = new PriceOfToday()

/**
 * @param pagePrice the price in the HTML
 * @returns null if it is unknown at present
 */
export function usePriceOfToday(pagePrice: string): string | null {
  return useSyncExternalStore(
    priceOfToday.subscribe,
    () => priceOfToday.now(pagePrice),
    () => pagePrice,
  )
}
