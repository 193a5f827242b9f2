import { createRequestQueue } from '../../http/bounds/request-queue.ts'
import type { InboxRoutes } from '../requests/define-routes.ts'
import type { InboxServices } from '../services.ts'
import { addActRoutes } from './act-routes.ts'
import { addBulkRoutes } from './bulk.ts'
import { addEnquiryRoutes } from './enquiry-routes.ts'

/** A sheet takes some 100 ms of the one thread for it. */
const SHEETS = { name: 'plans of enquiries', atOnce: 1, waiting: 8, perAddress: 4 }

/** All that staff read of enquiries and do with them. */
export function addEnquiries(routes: InboxRoutes, services: InboxServices): void {
  addEnquiryRoutes(routes, { ...services, sheets: createRequestQueue(SHEETS, services.refused) })
  addActRoutes(routes, services)
  addBulkRoutes(routes, services)
}
