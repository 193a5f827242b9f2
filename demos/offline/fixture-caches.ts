/** A stub of the browser's caches. */
export class FixtureCaches {
  readonly #caches = new Map<string, FixtureCache>()

  open = async (name: string): Promise<Cache> => {
    const cache = this.#caches.get(name) ?? new FixtureCache()
    this.#caches.set(name, cache)
    return cache as unknown as Cache // proof: the worker uses the members below, and no others
  }
  keys = async () => [...this.#caches.keys()]
  delete = async (name: string) => this.#caches.delete(name)
}

const ORIGIN = 'https://www.example.co.za'

class FixtureCache {
  readonly #answers = new Map<string, Response>()

  match = async (name: string) => this.#answers.get(addressOf(name))?.clone()
  put = async (name: string, answer: Response) => void this.#answers.set(addressOf(name), answer)
  delete = async (name: string | Request) =>
    this.#answers.delete(addressOf(typeof name === 'string' ? name : name.url))
  keys = async () => [...this.#answers.keys()].map((url) => new Request(url))
}

function addressOf(name: string): string {
  return new URL(name, ORIGIN).href
}
