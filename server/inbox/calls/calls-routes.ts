import { dayOf, momentOf } from '../../../domain/calendar/time-of-day.ts'
import { callSettingsSchema } from '../../../domain/calls/call-settings.ts'
import { type Agenda, ownCallsSchema, ownersCallsSchema } from '../../../domain/inbox/api/calls.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { type Call, callsBetween, callsWithoutOutcome } from '../../store/sql/calls/call-rows.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { enquiryByPostId, rowByPostId } from '../../store/sql/inbox/enquiry-rows.ts'
import { readSetting, writeSetting } from '../../store/sql/inbox/settings-rows.ts'
import { ownCalls, setOwnCalls } from '../../store/sql/staff.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Answer, InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { handOverAllCalls } from './calls-ahead.ts'

const YEAR_MS = 366 * 86_400_000

/** The agenda of calls, and its settings: members change their own, owners those for all. */
export function addCallsRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database } = services
  routes.staff('GET', 'calls', {}, ({ signedIn }) => agendaNow(services, signedIn.staff.id))
  routes.staff('PUT', 'calls/mine', { ...NEEDS.answer, body: ownCallsSchema }, async ({ signedIn, body }) => {
    const { id } = signedIn.staff
    await database.transaction(async (tx) => {
      await setOwnCalls(tx, id, body)
      await recordAct(services, tx, id, 'changed-own-calls', { takesCalls: body.takesCalls })
    })
    return agendaNow(services, id)
  })
  routes.staff('POST', 'calls/mine/hand-over', NEEDS.answer, async ({ signedIn }) => {
    const { id } = signedIn.staff
    await database.transaction((tx) => handOverAllCalls(services, tx, { from: id, by: id }))
    return agendaNow(services, id)
  })
  const settingsNeeds = { ...NEEDS['change-settings'], body: ownersCallsSchema }
  routes.staff('PUT', 'calls/settings', settingsNeeds, async ({ signedIn, body }): Promise<Answer> => {
    const settings = callSettingsSchema.safeParse(body)
    if (!settings.success) {
      const [issue] = settings.error.issues
      return fieldErrorsRefusal({
        [String(issue?.path[0] ?? 'hours')]: issue?.message ?? 'Please check this',
      })
    }
    const { id } = signedIn.staff
    await database.transaction(async (tx) => {
      await writeSetting(tx, 'calls', settings.data)
      await recordAct(services, tx, id, 'changed-settings', { names: 'calls' })
    })
    return agendaNow(services, id)
  })
}

async function agendaNow({ database, now }: InboxServices, staffId: string): Promise<Agenda> {
  const nowMs = now().getTime()
  const today = momentOf(dayOf(nowMs), '00:00')
  return database.read(async (tx) => {
    const overdue = (await callsWithoutOutcome(tx, nowMs)).filter(({ startsAt }) => startsAt < today)
    const upcoming = (await callsBetween(tx, today, nowMs + YEAR_MS)).filter(
      ({ state, startsAt }) => state !== 'called' || startsAt <= nowMs, // without calls that were held early
    )
    const calls = [...overdue, ...upcoming]
    const shownCalls = []
    for (const call of calls) shownCalls.push(await agendaCall(tx, call))
    const [row] = await tx.query(
      'SELECT count(*) AS count FROM staff WHERE takes_calls = 1 AND joined_at IS NOT NULL AND left_at IS NULL',
    )
    return {
      calls: shownCalls,
      takers: Number(row?.count),
      mine: await ownCalls(tx, staffId),
      settings: await readSetting(tx, 'calls'),
    }
  })
}

async function agendaCall(tx: Transaction, call: Call): Promise<Agenda['calls'][number]> {
  const { number, name, about } = await rowByPostId(tx, call.postId)
  const { record } = await enquiryByPostId(tx, call.postId)
  const { startsAt, endsAt, state, staff, confirmedAt } = call
  const phone = 'phoneNumber' in record ? record.phoneNumber : ''
  return { number, name, about, phone, startsAt, endsAt, state, staff, confirmed: confirmedAt !== null }
}
