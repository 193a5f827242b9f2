import { bulkExportSchema, bulkGiveSchema, bulkStatusSchema } from '../../../domain/inbox/api/enquiry-acts.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { exportAll, giveAll, setAll } from '../enquiries/bulk.ts'
import type { EnquiryDependencies } from '../enquiries/enquiry-dependencies.ts'
import { readerOf } from '../enquiries/row.ts'
import { isHere } from './act-routes.ts'
import type { InboxRoutes } from './define-routes.ts'
import { fieldErrorsRefusal, Refused } from './refusal.ts'

/** What staff do with several enquiries at once: all of them or none. */
export function addBulkRoutes(routes: InboxRoutes, parts: EnquiryDependencies): void {
  const { works } = parts
  routes.staff('POST', 'bulk/give', { ...NEEDS.answer, body: bulkGiveSchema }, async ({ signed, body }) => {
    if (!(await isHere(parts, body.to))) return fieldErrorsRefusal({ to: 'Choose somebody who works here' })
    return giveAll(parts, await readerOf(works, signed.staff.id), body.numbers, body.to)
  })
  routes.staff('POST', 'bulk/status', { ...NEEDS.answer, body: bulkStatusSchema }, async (call) => {
    const { numbers, to } = call.body
    return setAll(parts, await readerOf(works, call.signed.staff.id), numbers, to)
  })
  routes.staff('POST', 'bulk/export', { ...NEEDS.export, body: bulkExportSchema }, async (call) => {
    const file = await exportAll(parts, await readerOf(works, call.signed.staff.id), call.body)
    if (file instanceof Refused) return file
    call.reply
      .type(file.type)
      .headers({
        'content-disposition': `attachment; filename="${file.name}"`,
        'x-left-out': String(file.leftOut),
      })
      .send(file.text)
    return undefined
  })
}
