import { useSuspenseQuery } from '@tanstack/react-query'
import type { WorkingHours } from '../../domain/calendar/working-time.ts'
import type { Colleague, Session } from '../../domain/inbox/api/session.ts'
import { useApi } from './api-context.tsx'
import { queries } from './queries.ts'

/** Who is signed in. The frame waits for it, so every page in the frame has it. */
export function useSession(): Session {
  return useSuspenseQuery(queries.session(useApi())).data
}

/** Finds somebody by the id that facts carry; somebody erased long ago has a name as well. */
export function useColleague(): (id: string | null) => Colleague | null {
  const { colleagues } = useSession()
  return (id) => {
    if (id === null) return null
    return (
      colleagues.find((each) => each.id === id) ?? {
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
