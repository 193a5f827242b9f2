import { SiteServer } from '../../e2e/site-server.ts'
import { ask } from './ask.ts'

/** As somebody serves it who sets nothing; what this process's environment says otherwise is put aside. */
const SETTINGS = {
  ...{ HOST: '127.0.0.1', SUBMISSIONS_PER_10_MINUTES: '20', LOG_LEVEL: 'warn' },
  ...{ DATABASE_URL: '', TRUST_PROXY: '', SITE_URL: '', GA_MEASUREMENT_ID: '' },
}

const SOMEBODY = '127.0.0.7'
const CALM_WITHIN_MS = 300

/** The server that is attacked: the same one for as long as it recovers, then a new one. */
export class AttackedServer {
  readonly #folder: string
  #server: SiteServer | null = null
  #heapMb: number | undefined

  /** @param folder the checkout whose server it is */
  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * A server that answers at once.
   *
   * @param heapMb in megabytes; without it what Node takes by itself
   */
  async calm(heapMb: number | undefined): Promise<SiteServer> {
    if (this.#server && (heapMb !== this.#heapMb || !(await isCalm(this.#server)))) await this.#remove()
    this.#heapMb = heapMb
    const nodeArgs = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]
    this.#server ??= await SiteServer.start(SETTINGS, { folder: this.#folder, nodeArgs })
    return this.#server
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#remove()
  }

  async #remove(): Promise<void> {
    await this.#server?.remove()
    this.#server = null
  }
}

async function isCalm({ port }: SiteServer): Promise<boolean> {
  const signal = AbortSignal.timeout(CALM_WITHIN_MS)
  return (await ask({ port, from: SOMEBODY, path: '/', signal }).catch(() => null)) === 200
}
