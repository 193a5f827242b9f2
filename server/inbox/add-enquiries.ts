import type { RejectionCounter } from '../http/bounds/rejection-counter.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import type { EnquiryDependencies } from './enquiries/enquiry-dependencies.ts'
import { addActRoutes } from './routes/act-routes.ts'
import { addBulkRoutes } from './routes/bulk-routes.ts'
import type { InboxRoutes } from './routes/define-routes.ts'
import { addEnquiryRoutes } from './routes/enquiry-routes.ts'

/** A sheet takes some 100 ms of the one thread for it. */
const SHEETS = { name: 'plans of enquiries', atOnce: 1, waiting: 8, perAddress: 4 }

/** All that staff read of enquiries and do with them. */
export function addEnquiries(
  routes: InboxRoutes,
  refused: RejectionCounter,
  parts: EnquiryDependencies,
): void {
  addEnquiryRoutes(routes, { ...parts, sheets: createRequestQueue(SHEETS, refused) })
  addActRoutes(routes, parts)
  addBulkRoutes(routes, parts)
}
