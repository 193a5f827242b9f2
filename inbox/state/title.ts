import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { groupedCount } from '../../domain/wording.ts'
import { useApi } from './api-context.tsx'
import { queries } from './queries.ts'
import { useSession } from './session.ts'

/** Sets the title in the browser, after the number of enquiries that need an answer: `(3) Nomvula Khoza · Twelve Moons inbox`. */
export function useTitle(name: string): void {
  const { company } = useSession()
  const { data: day } = useQuery(queries.day(useApi()))
  const needs = day?.counts.needs ?? 0
  useEffect(() => {
    document.title = `${needs > 0 ? `(${groupedCount(needs)}) ` : ''}${name} · ${company.name} inbox`
  }, [name, needs, company.name])
}
