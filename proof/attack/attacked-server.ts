import { SiteServer } from '../../e2e/site-server.ts'
import { sendRequest } from './send-request.ts'

/** The default settings: those of this process's environment are overridden. */
const SETTINGS = {
  ...{ HOST: '127.0.0.1', SUBMISSIONS_PER_10_MINUTES: '20', LOG_LEVEL: 'warn' },
  ...{ DATABASE_URL: '', TRUST_PROXY: '', SITE_URL: '', GA_MEASUREMENT_ID: '' },
}

const PROBE_ADDRESS = '127.0.0.7'
const RESPONSIVE_WITHIN_MS = 300

/** The server that is attacked. It is reused as long as it recovers from each attack, else replaced. */
export class AttackedServer {
  readonly #folder: string
  #server: SiteServer | null = null
  #heapMb: number | undefined

  /** @param folder the checkout whose server is started */
  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * A server that responds within {@link RESPONSIVE_WITHIN_MS}.
   *
   * @param heapMb heap limit in megabytes, by default Node's own
   */
  async responsive(heapMb: number | undefined): Promise<SiteServer> {
    if (this.#server && (heapMb !== this.#heapMb || !(await isResponsive(this.#server)))) await this.#remove()
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

async function isResponsive({ port }: SiteServer): Promise<boolean> {
  const signal = AbortSignal.timeout(RESPONSIVE_WITHIN_MS)
  return (await sendRequest({ port, from: PROBE_ADDRESS, path: '/', signal }).catch(() => null)) === 200
}
