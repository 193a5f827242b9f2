import { savedAnswersSchema } from '../../../domain/inbox/api/settings.ts'
import { replaceSavedAnswers } from '../../store/sql/inbox/saved-answers.ts'
import type { AdministrationDependencies } from '../administration/administration-dependencies.ts'
import type { Answer, InboxRoutes } from './define-routes.ts'
import { fieldErrorsRefusal } from './refusal.ts'

/** Answers to begin with, which all of the staff share and change. */
export function addSavedAnswersRoutes(
  routes: InboxRoutes,
  { works, inbox, audit, now }: AdministrationDependencies,
): void {
  routes.staff('GET', 'saved-answers', {}, async () => ({ answers: await inbox.savedAnswers() }))
  const shape = { body: savedAnswersSchema }
  routes.staff('PUT', 'saved-answers', shape, async ({ signed, body: { answers } }): Promise<Answer> => {
    if (new Set(answers.map(({ id }) => id)).size < answers.length)
      return fieldErrorsRefusal({ answers: 'Two of them have the same id' })
    const act = { at: now().getTime(), who: signed.staff.id, act: 'changed-saved-answers', subject: null }
    await works.write(function* () {
      yield* replaceSavedAnswers(answers)
      yield* audit.append({ ...act, data: { count: answers.length } })
    })
    return { answers: await inbox.savedAnswers() }
  })
}
