/** The browser's caches, as far as the worker uses them. */
export class FixtureCaches {
  readonly #caches = new Map<string, FixtureCache>()
  readonly #fetch: (address: string) => Promise<Response>

  constructor(fetch: (address: string) => Promise<Response>) {
    this.#fetch = fetch
  }

  open = async (name: string): Promise<Cache> => {
    const cache = this.#caches.get(name) ?? new FixtureCache(this.#fetch)
    this.#caches.set(name, cache)
    return cache as unknown as Cache // proof: the worker uses the members below, and no others
  }
  keys = async () => [...this.#caches.keys()]
  delete = async (name: string) => this.#caches.delete(name)
}

const ORIGIN = 'https://www.example.co.za'

class FixtureCache {
  readonly #kept = new Map<string, Response>()
  readonly #fetch: (address: string) => Promise<Response>

  constructor(fetch: (address: string) => Promise<Response>) {
    this.#fetch = fetch
  }

  match = async (name: string) => this.#kept.get(addressOf(name))?.clone()
  put = async (name: string, answer: Response) => void this.#kept.set(addressOf(name), answer)
  delete = async (name: string | Request) =>
    this.#kept.delete(addressOf(typeof name === 'string' ? name : name.url))
  keys = async () => [...this.#kept.keys()].map((url) => new Request(url))
  addAll = async (names: ReadonlyArray<string>) => {
    for (const name of names) await this.put(name, await this.#fetch(addressOf(name)))
  }
}

function addressOf(name: string): string {
  return new URL(name, ORIGIN).href
}
