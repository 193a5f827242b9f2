import type { CalendarDate } from '../../domain/calendar/calendar.ts'

export const VISIT_KINDS = ['page', 'form-sent', 'calculator-used'] as const

/** What is counted: a page that was opened, a form that was stored, the calculator opened with a choice made. */
type VisitKind = (typeof VISIT_KINDS)[number]

/** What one visit is counted under: nothing of it is of a person or a device. */
export type Visit = {
  kind: VisitKind
  /** One of the site's own addresses, without a query. */
  page: string
  /** Host of the page that led here; empty from our own pages, from a bookmark or from where none was told. */
  referrerHost: string
}

/** How often it happened on a day of the South African calendar. */
export type VisitCount = Visit & { day: CalendarDate; count: number }

/** Where visits are counted; several servers may share it. */
export interface VisitStore {
  /**
   * Adds to what was counted before, all or nothing. Where the connection was lost at the last moment it may have been
   * added all the same: counts are near the truth, not accounts.
   *
   * @param counts each of at least 1; of one day, kind, page and host at most one
   * @throws {StoreUnavailableError}
   */
  add(counts: ReadonlyArray<VisitCount>): Promise<void>
  /**
   * What was counted on a day and later, by day, page, kind and host.
   *
   * @throws {StoreUnavailableError}
   */
  since(day: CalendarDate): Promise<Array<VisitCount>>
}

/** Stands for the hosts that are too many or too long to be kept by name. */
export const OTHER_HOSTS = '(others)'

const HOST_MAX_CHARS = 100

/**
 * The host of a Referer header, all that is kept of it.
 *
 * @param ownHost host of the public origin
 */
export function referrerHostOf(referrer: string | undefined, ownHost: string): string {
  const url = referrer === undefined ? null : URL.parse(referrer)
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === ownHost) return ''
  const host = url.hostname.replace(/^www\./, '')
  return host.length > HOST_MAX_CHARS ? OTHER_HOSTS : host
}
