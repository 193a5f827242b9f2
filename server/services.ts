import type { FastifyServerOptions } from 'fastify'
import type { EnquiryStore } from '../domain/enquiry/enquiry.ts'
import type { ServerContent } from './content.ts'
import type { NetworkMails } from './enquiries/network-mails.ts'
import type { SiteForm } from './enquiries/site-form.ts'
import type { IsTrusted } from './http/bounds/addresses.ts'
import type { RejectionCounter } from './http/bounds/rejection-counter.ts'
import type { AnswerDeadline, DeadlinePage } from './http/built-site/answer-deadline.ts'
import type { Site } from './http/built-site/load-site.ts'
import type { FormRendering } from './http/built-site/rendered-pages.ts'
import type { SiteFile } from './http/built-site/site-file.ts'
import type { CardPainter, Printer } from './http/threads/drawing-thread.ts'
import type { HttpTimeouts } from './http-server.ts'
import type { Database } from './store/sql/database.ts'
import type { VisitCounter } from './visits/visit-counter.ts'

/** A build and everything derived from it. It is read at each request and never stored, so that it can be exchanged whole. */
export type Release = Site & {
  /** Unique in this process; part of cache keys. */
  id: number
  /** The texts and price lists. */
  content: ServerContent
  /** By the address of their page. */
  forms: ReadonlyMap<string, SiteForm>
  /** Addresses of the pages whose visits are counted, whether built or rendered for their query. */
  countedPages: ReadonlySet<string>
  /** Pages that say by when an enquiry is answered. */
  deadlinePages: ReadonlyArray<DeadlinePage>
  /** null if it was not built. */
  inboxPage: SiteFile | null
}

/** What the server passes to its routes. */
export type AppDependencies = {
  /** The current release: read at each request, never stored. */
  release: () => Release
  store: EnquiryStore
  /** The database, for everything except enquiries. */
  database: Database
  visits: Pick<VisitCounter, 'count'>
  printer: Printer
  painter: CardPainter
  /** Public origin. */
  siteUrl: string
  /** A mailto or https address for `/.well-known/security.txt`; null if there is no such file. */
  securityContact: string | null
  /** Addresses and networks of our own proxies, whose X-Forwarded-For is believed. */
  trustProxy: ReadonlyArray<string>
  /** Limit per address; 0 also switches off the limits per e-mail address and of confirmations per network. */
  submissionsPer10Minutes: number
  /** Limit of the whole site; 0 for no limit. */
  confirmationsPerHour: number
  /** Whether mails are sent, or only saved into a folder. */
  sendsMail: boolean
  secret: string
  /** Whether the threads that render pages, PDFs and cards have started, and the live version of the site is shown. */
  isWarm: () => boolean
  now: () => Date
  /** A monotonic clock in milliseconds, unlike `now`. */
  monotonicMs: () => number
  randomBytes: (count: number) => Uint8Array
  logger: FastifyServerOptions['logger']
  /** Shorter time-outs, for tests. */
  httpTimeouts?: HttpTimeouts
}

/** `app.services` of every plugin: the server's dependencies, and what the plugins share. */
export type Services = AppDependencies & {
  isTrusted: IsTrusted
  countRejection: RejectionCounter
  networkMails: NetworkMails
  answerDeadline: AnswerDeadline
  /** Renders pages that are not files. */
  rendering: FormRendering
  /** Renders a form's page with its errors, in a separate queue, so that senders do not wait behind users of the calculator. */
  refusedFormRendering: FormRendering
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}
