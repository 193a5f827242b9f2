import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { WorkingHours } from '../../domain/calendar/working-time.ts'
import type { Colleague, MailState, Session } from '../../domain/inbox/api/session.ts'
import { useApi } from './api-context.tsx'
import { queries } from './queries.ts'

/** The session. The frame waits for it, so every page has it. */
export function useSession(): Session {
  return useSuspenseQuery(queries.session(useApi())).data
}

/** Finds a person by the id in events; even one who was erased long ago has a name. */
export function useColleague(): (id: string | null) => Colleague | null {
  const { colleagues } = useSession()
  return (id) => {
    if (id === null) return null
    return (
      colleagues.find((colleague) => colleague.id === id) ?? {
        id,
        name: 'Somebody who left',
        initials: '–',
        left: true,
      }
    )
  }
}

/** The hours in which working time runs. */
export function useWorkingHours(): WorkingHours {
  return useSession().workingWeek
}

/** Signs out here or everywhere, and clears the query cache. */
export function useSignOut(): (everywhere?: boolean) => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (everywhere = false) => {
    await (everywhere ? api.signOutEverywhere() : api.signOut())
    await navigate({ to: '/sign-in' })
    client.clear()
  }
}

/** The state of email sending: from the day's summary or, before that is loaded, from the session. */
export function useMailState(): MailState {
  const session = useSession()
  const { data: day } = useQuery(queries.day(useApi()))
  return day?.mail ?? session.mail
}
