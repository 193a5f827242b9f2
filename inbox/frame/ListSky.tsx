import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { List } from '../../domain/inbox/api/basics.ts'
import { useApi } from '../app/api-context.tsx'
import { useNow } from '../app/clock.ts'
import { queries } from '../app/queries.ts'
import { skyBelow, skyHeading } from '../words/sky-words.ts'
import { DayLine } from './DayLine.tsx'
import { PhoneButtons } from './PhoneButtons.tsx'
import { Sky } from './Sky.tsx'

type Props = { list: List; open: number | null; reading: ReactNode }

/** The sky above a list: what is due and the line of moons; above those held back, how many they are. */
export function ListSky({ list, open, reading }: Props) {
  const { data: day } = useQuery(queries.day(useApi()))
  const now = useNow()
  if (list === 'held') {
    return (
      <Sky
        heading={`${day?.counts.held ?? 0} held back`}
        below="Suspect, so nobody was told. Look once a day: now and then one is a real person."
        phone={<PhoneButtons />}
        reading={reading}
      />
    )
  }
  const { late, rest } = skyHeading(day?.dueCounts ?? { late: 0, today: 0, later: 0 })
  return (
    <Sky
      heading={
        day && (
          <>
            {late && <em>{late}</em>}
            {late && ', '}
            {rest}
          </>
        )
      }
      below={day && skyBelow(day.dueCounts, now)}
      phone={<PhoneButtons />}
      reading={reading}
    >
      <DayLine due={day?.due ?? []} open={open} />
    </Sky>
  )
}
