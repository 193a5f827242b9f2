import { eraseSchema, type Receipt } from '../../../domain/inbox/api/person.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { storedCountsInWords } from '../../../domain/inbox/person/stored-data.ts'
import { receiptName } from '../../store/sql/inbox/erasures.ts'
import { personByKey, storedAddress } from '../../store/sql/inbox/person.ts'
import type { Answer, InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal, NOT_HERE } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { eraseEverywhere } from './erase-everywhere.ts'
import { exportPerson, staffNameLookup } from './person-file.ts'
import { personOverview } from './person-overview.ts'

/** All data stored about one person: all staff may see it, owners export and erase it. */
export function addPersonRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database, content, now } = services
  routes.staff('GET', 'person/:key', {}, async ({ param }): Promise<Answer> => {
    const data = await database.read((tx) => personByKey(tx, param('key')))
    if (!data) return NOT_HERE
    const nowMs = now().getTime()
    return personOverview(param('key'), data, {
      content: content(),
      nowMs,
      staffName: await staffNameLookup(database),
    })
  })
  routes.staff('POST', 'person/:key/export', NEEDS['export-person'], async ({ signedIn, param, reply }) => {
    const data = await database.read((tx) => personByKey(tx, param('key')))
    if (!data) return NOT_HERE
    const file = await exportPerson(services, data, signedIn.staff.id)
    reply.header('content-disposition', 'attachment; filename="everything-we-hold.json"')
    return file
  })
  const eraseNeeds = { ...NEEDS['erase-person'], body: eraseSchema }
  routes.staff(
    'POST',
    'person/:key/erase',
    eraseNeeds,
    async ({ signedIn, param, body }): Promise<Answer> => {
      const data = await database.read((tx) => personByKey(tx, param('key')))
      if (!data) return NOT_HERE
      if (!data.addresses.includes(storedAddress(body.email)))
        return fieldErrorsRefusal({ email: 'This is not the address that is held here' })
      const erased = await eraseEverywhere(services, data.address, signedIn.staff.id)
      if (!erased) return NOT_HERE
      const { receipt } = erased
      return {
        receipt: receiptName(receipt),
        at: receipt.at,
        by: signedIn.staff.name,
        erased: storedCountsInWords(receipt.counts),
      } satisfies Receipt
    },
  )
}
