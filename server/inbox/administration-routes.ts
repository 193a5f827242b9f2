import { numbersQuerySchema } from '../../domain/inbox/api/day.ts'
import { savedAnswersSchema } from '../../domain/inbox/api/settings.ts'
import { replaceSavedAnswers, savedAnswers } from '../store/sql/inbox/drafts.ts'
import { recordAct } from './audit/record-act.ts'
import { addExportRoute } from './export.ts'
import { createNumbers } from './numbers/numbers.ts'
import { addPersonRoutes } from './person/person-routes.ts'
import type { Answer, InboxRoutes } from './requests/define-routes.ts'
import { fieldErrorsRefusal, Refused } from './requests/refusal.ts'
import type { InboxServices } from './services.ts'
import { addMailsRoutes } from './settings/mails-routes.ts'
import { addSettingsRoutes } from './settings/settings-routes.ts'
import { addSubscribersRoutes } from './subscribers-routes.ts'
import { addPhotoRoutes } from './website/photo-routes.ts'
import { addWebsiteRoutes } from './website/website-routes.ts'

/** Routes for everything except enquiries and sign-in. */
export function addAdministrationRoutes(routes: InboxRoutes, services: InboxServices): void {
  addNumbersRoutes(routes, services)
  addSubscribersRoutes(routes, services)
  addPersonRoutes(routes, services)
  addSavedAnswersRoutes(routes, services)
  addExportRoute(routes, services)
  addMailsRoutes(routes, services)
  addSettingsRoutes(routes, services)
  addWebsiteRoutes(routes, services)
  addPhotoRoutes(routes, services)
}

/** Statistics: how well deadlines are met, and where enquiries come from. */
function addNumbersRoutes(routes: InboxRoutes, services: InboxServices): void {
  const numbers = createNumbers(services)
  routes.staff('GET', 'numbers', {}, async ({ query }): Promise<Answer> => {
    const parsed = numbersQuerySchema.safeParse({ weeks: Number(query.get('weeks')) })
    if (!parsed.success) return fieldErrorsRefusal({ weeks: 'Choose 4, 12 or 52 weeks' })
    return numbers(parsed.data.weeks)
  })
}

const ANSWERS_CHANGED = new Refused(409, {
  error: 'Somebody changed the saved answers before you. Please look at them first.',
})

/** Saved answers, which all staff share and edit. */
function addSavedAnswersRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database } = services
  routes.staff('GET', 'saved-answers', {}, () => database.read(savedAnswers))
  const needs = { body: savedAnswersSchema }
  routes.staff('PUT', 'saved-answers', needs, async ({ signedIn, body }): Promise<Answer> => {
    const { answers } = body
    if (new Set(answers.map(({ id }) => id)).size < answers.length)
      return fieldErrorsRefusal({ answers: 'Two of them have the same id' })
    const isDone = await database.transaction(async (tx) => {
      if (!(await replaceSavedAnswers(tx, body))) return false
      await recordAct(services, tx, signedIn.staff.id, 'changed-saved-answers', { count: answers.length })
      return true
    })
    return isDone ? database.read(savedAnswers) : ANSWERS_CHANGED
  })
}
