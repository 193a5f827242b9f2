import type { WayChoice } from '../../../domain/ways.ts'
import type { WayHome } from './WaysHome.tsx'

/** The domain's choices as they are shown. */
export function waysHome(choices: ReadonlyArray<WayChoice>): ReadonlyArray<WayHome> {
  return choices.map(({ way, isPossible, note, cents }) => ({
    kind: way.kind,
    note,
    costCents: cents,
    isPossible,
  }))
}
