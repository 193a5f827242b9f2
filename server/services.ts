import type { FastifyServerOptions } from 'fastify'
import type { EnquiryStore } from '../domain/enquiry/enquiry.ts'
import type { ServerContent } from './content.ts'
import type { SiteForm } from './enquiries/site-form.ts'
import type { IsTrusted } from './http/bounds/addresses.ts'
import type { RejectionCounter } from './http/bounds/rejection-counter.ts'
import type { AnswerMoments, AnswerPage } from './http/built-site/answer-moments.ts'
import type { Site } from './http/built-site/load-site.ts'
import type { FormRendering } from './http/built-site/rendered-pages.ts'
import type { SiteFile } from './http/built-site/site-file.ts'
import type { HttpTimeouts } from './http-server.ts'
import type { Printer } from './plan/pdf/printer.ts'
import type { Database } from './store/sql/database.ts'
import type { VisitCounter } from './visits/visit-counter.ts'
import type { CardPainter } from './your-name/card-painter.ts'

/** What a build gives, and what follows from it. Nothing keeps a part of it: it is read at each request. */
export type Release = Site & {
  /** Unique in this process: names what is remembered of the release. */
  id: number
  /** The words and the price lists. */
  content: ServerContent
  /** By the address of their page. */
  forms: ReadonlyMap<string, SiteForm>
  /** Addresses of the pages whose visits are counted: those from memory, and those that are rendered for their query. */
  countedPages: ReadonlySet<string>
  answerPages: ReadonlyArray<AnswerPage>
  /** null if it was not built. */
  inboxPage: SiteFile | null
}

/** What a running server hands to its routes. */
export type AppDependencies = {
  /** What is served now: read at each request, never kept. */
  release: () => Release
  store: EnquiryStore
  /** For what is kept beside the enquiries. */
  database: Database
  visits: Pick<VisitCounter, 'count'>
  printer: Printer
  painter: CardPainter
  /** Public origin. */
  siteUrl: string
  /** A mailto or https address for `/.well-known/security.txt`; null: there is no such file. */
  securityContact: string | null
  /** Addresses and networks of our own proxies, whose X-Forwarded-For is believed. */
  trustProxy: ReadonlyArray<string>
  /** Per address; 0 for no limit, neither per e-mail address nor of the confirmations that one network causes. */
  enquiriesPer10Minutes: number
  /** Of the whole site; 0 for no limit. */
  confirmationsPerHour: number
  /** Whether mails reach their recipients, or are only written into a folder. */
  sendsMail: boolean
  secret: string
  /** Whether pages, sheets and cards can be made without a wait for what makes them. */
  isWarm: () => boolean
  now: () => Date
  /** Milliseconds from any beginning; unlike the clock of `now` they never run backwards. */
  monotonicMs: () => number
  randomBytes: (count: number) => Uint8Array
  logger: FastifyServerOptions['logger']
  /** Shorter ones than a server has; for tests. */
  httpTimeouts?: HttpTimeouts
}

/** What every plugin finds as `app.services`: what the server handed in, and what its plugins share. */
export type Services = AppDependencies & {
  isTrusted: IsTrusted
  refused: RejectionCounter
  moments: AnswerMoments
  /** Renders the pages that are in no file. */
  rendering: FormRendering
  /** Renders a form's page with its faults, in a queue of its own: a sender does not wait behind all who calculate. */
  answering: FormRendering
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}
