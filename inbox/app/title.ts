import { useEffect } from 'react'
import { useSession } from './session.ts'

/** Names the page in the browser: `Nomvula Khoza · Twelve Moons inbox`. */
export function useTitle(name: string): void {
  const { company } = useSession()
  useEffect(() => {
    document.title = `${name} · ${company.name} inbox`
  }, [name, company.name])
}
