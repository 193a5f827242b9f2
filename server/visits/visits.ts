import type { CalendarDate } from '../../domain/calendar/calendar.ts'

export const VISIT_KINDS = ['page', 'form-sent', 'calculator-used'] as const

/** What is counted: an opened page, a stored form, the calculator opened with a choice. */
type VisitKind = (typeof VISIT_KINDS)[number]

/** The properties by which visits are counted; none identifies a person or a device. */
export type Visit = {
  kind: VisitKind
  /** One of the site's own addresses, without a query. */
  page: string
  /** Host of the referring page; empty for our own pages and if there is none. */
  referrerHost: string
}

/** The number of such visits on one day in South Africa. */
export type VisitCount = Visit & { day: CalendarDate; count: number }

/** A store of visit counts, which several servers may share. */
export interface VisitStore {
  /**
   * Adds to the stored counts, all or nothing. If the connection is lost during the commit they may have been added although
   * this throws: counts are approximate.
   *
   * @param counts each at least 1; at most one for each day, kind, page and host
   * @throws {StoreUnavailableError}
   */
  add(counts: ReadonlyArray<VisitCount>): Promise<void>
  /**
   * The counts of a day and later, ordered by day, page, kind and host.
   *
   * @throws {StoreUnavailableError}
   */
  since(day: CalendarDate): Promise<Array<VisitCount>>
}

/** Replaces the names of hosts that are too many or too long. */
export const OTHER_HOSTS = '(others)'

const HOST_MAX_CHARS = 100

/**
 * The host of a Referer header; nothing else of it is stored.
 *
 * @param ownHost host of the public origin
 */
export function referrerHostOf(referrer: string | undefined, ownHost: string): string {
  const url = referrer === undefined ? null : URL.parse(referrer)
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === ownHost) return ''
  const host = url.hostname.replace(/^www\./, '')
  return host.length > HOST_MAX_CHARS ? OTHER_HOSTS : host
}
