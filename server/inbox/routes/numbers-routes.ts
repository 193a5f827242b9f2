import { numbersQuerySchema } from '../../../domain/inbox/api/numbers.ts'
import { tooManySentence } from '../../../domain/inbox/words/numbers-words.ts'
import { answerInTime } from '../../http/bounds/answer-in-time.ts'
import type { AdministrationDependencies } from '../administration/administration-dependencies.ts'
import { createNumbers } from '../administration/numbers.ts'
import type { Answer, InboxRoutes } from './define-routes.ts'
import { fieldErrorsRefusal, Refused } from './refusal.ts'

const STILL_COUNTING = new Refused(503, {
  error: 'The numbers are still being counted.',
  ...{ stillCounting: true, retryAfterSeconds: 5 },
})

/** How the promise is kept, and where enquiries come from. */
export function addNumbersRoutes(routes: InboxRoutes, parts: AdministrationDependencies): void {
  const numbers = createNumbers(parts)
  routes.staff('GET', 'numbers', {}, async ({ request, query }): Promise<Answer> => {
    const asked = numbersQuerySchema.safeParse({ weeks: Number(query.get('weeks')) })
    if (!asked.success) return fieldErrorsRefusal({ weeks: 'Choose 4, 12 or 52 weeks' })
    const turn = await answerInTime(request, numbers(asked.data.weeks))
    if ('full' in turn) return STILL_COUNTING
    if (!('countable' in turn.result)) return turn.result
    const { countable } = turn.result
    return new Refused(422, { error: tooManySentence(countable), countable })
  })
}
