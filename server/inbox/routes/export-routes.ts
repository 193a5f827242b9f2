import { Readable } from 'node:stream'
import { exportSchema } from '../../../domain/inbox/api/basics.ts'
import { stateOf } from '../../../domain/inbox/events/enquiry-state.ts'
import { type Exported, mayTellBelief } from '../../../domain/inbox/export/export-columns.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { exportRows } from '../../store/sql/inbox/arrivals.ts'
import { allStaff } from '../../store/sql/staff.ts'
import type { AdministrationDependencies } from '../administration/administration-dependencies.ts'
import { EXPORT_TYPES, exportFile } from '../administration/export-file.ts'
import type { Answer, InboxRoutes } from './define-routes.ts'
import { Refused } from './refusal.ts'

const PAGE = 100
const ONE_AT_A_TIME = new Refused(429, { error: 'An export is under way.', retryAfterSeconds: 10 })

/** Every enquiry as one file, for an owner who has shown again that it is them. */
export function addExportRoute(routes: InboxRoutes, parts: AdministrationDependencies): void {
  const { works, audit, now } = parts
  let isCounting = false
  const shape = { ...NEEDS.export, body: exportSchema }
  routes.staff('POST', 'export', shape, async ({ signed, body, reply }): Promise<Answer> => {
    if (isCounting) return ONE_AT_A_TIME
    isCounting = true
    try {
      // The log has the number of those that are in the file, and has it before the first leaves.
      let count = 0
      for await (const page of pagesOf(parts, body.beliefs ?? false)) count += page.length
      const act = { at: now().getTime(), actor: signed.staff.id, act: 'exported', subject: null }
      await works.write(() => audit.append({ ...act, data: { count } }))
    } finally {
      isCounting = false
    }
    reply
      .type(EXPORT_TYPES[body.as])
      .header('content-disposition', `attachment; filename="enquiries.${body.as}"`)
      .send(Readable.from(exportFile(body.as, pagesOf(parts, body.beliefs ?? false))))
    return undefined
  })
}

async function* pagesOf(
  { works }: AdministrationDependencies,
  beliefs: boolean,
): AsyncGenerator<Array<Exported>> {
  const names = new Map((await works.read(allStaff)).map(({ id, name }) => [id, name]))
  for (let after = 0; ; ) {
    const place = after
    const rows = await works.read(() => exportRows(works.dialect, place, PAGE))
    const last = rows.at(-1)
    if (!last) return
    after = last.number
    yield rows
      .filter(({ enquiry }) => beliefs || !mayTellBelief(enquiry))
      .map(({ number, enquiry, events }) => {
        const state = stateOf(events)
        return {
          number,
          enquiry,
          state,
          assignee: state.assignee === null ? null : (names.get(state.assignee) ?? null),
        }
      })
  }
}
