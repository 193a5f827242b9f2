import { useQuery } from '@tanstack/react-query'
import type { MailState } from '../../domain/inbox/api/session.ts'
import { useApi } from './api-context.tsx'
import { queries } from './queries.ts'
import { useSession } from './session.ts'

/** The state of email sending: from the day's overview, before that from the session. */
export function useMailState(): MailState {
  const session = useSession()
  const { data: day } = useQuery(queries.day(useApi()))
  return day?.mail ?? session.mail
}
