import { SiteServer } from '../../e2e/site-server.ts'

/** As somebody serves it who sets nothing; what this process's environment says otherwise is put aside. */
const SETTINGS = {
  ...{ HOST: '127.0.0.1', SUBMISSIONS_PER_10_MINUTES: '20', LOG_LEVEL: 'warn' },
  ...{ DATABASE_URL: '', TRUST_PROXY: '', SITE_URL: '', GA_MEASUREMENT_ID: '' },
}

/** The server that is attacked: the same one until it is removed, then a new one. */
export class AttackedServer {
  readonly #folder: string
  #server: SiteServer | null = null
  #heapMb: number | undefined

  /** @param folder the checkout whose server it is */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** @param heapMb in megabytes; without it what Node takes by itself */
  async withHeap(heapMb: number | undefined): Promise<SiteServer> {
    if (heapMb !== this.#heapMb) await this.remove()
    this.#heapMb = heapMb
    const nodeArgs = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]
    this.#server ??= await SiteServer.start(SETTINGS, { folder: this.#folder, nodeArgs })
    return this.#server
  }

  async remove(): Promise<void> {
    await this.#server?.remove()
    this.#server = null
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.remove()
  }
}
