import { numbersQuerySchema } from '../../../domain/inbox/api/numbers.ts'
import type { DutyParts } from '../duties/duty-parts.ts'
import { createNumbers } from '../duties/numbers.ts'
import type { Answer, InboxRoutes } from './define-routes.ts'
import { wrongFields } from './refusal.ts'

/** How the promise is kept, and where enquiries come from. */
export function addNumbersRoutes(routes: InboxRoutes, parts: DutyParts): void {
  const numbers = createNumbers(parts)
  routes.staff('GET', 'numbers', {}, async ({ query }): Promise<Answer> => {
    const asked = numbersQuerySchema.safeParse({ weeks: Number(query.get('weeks')) })
    return asked.success ? numbers(asked.data.weeks) : wrongFields({ weeks: 'Choose 4, 12 or 52 weeks' })
  })
}
