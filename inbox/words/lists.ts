import { LIST_NAMES, type List } from '../../domain/inbox/events/kinds.ts'
import type { MoonState } from '../ui/Moon.tsx'

type ListWords = { name: string; moon: MoonState; nothing: string; how: string }

/** The lists of the rail: name, key to the moons, and what an empty one says. */
export const LIST_WORDS: Readonly<Record<List, ListWords>> = {
  needs: {
    name: LIST_NAMES.needs,
    moon: { kind: 'left', fraction: 0.5 },
    nothing: 'Nothing needs an answer',
    how: 'The next enquiry appears here by itself.',
  },
  waiting: {
    name: LIST_NAMES.waiting,
    moon: { kind: 'full' },
    nothing: 'No enquiries are waiting for a customer’s reply',
    how: 'Answer an enquiry, and it stands here until they answer.',
  },
  won: {
    name: LIST_NAMES.won,
    moon: { kind: 'won' },
    nothing: 'Nothing won yet',
    how: 'Set the status of an enquiry to Won, and it stands here.',
  },
  lost: {
    name: LIST_NAMES.lost,
    moon: { kind: 'lost' },
    nothing: 'Nothing lost',
    how: 'Set the status of an enquiry to Lost, and it stands here.',
  },
  held: {
    name: LIST_NAMES.held,
    moon: { kind: 'held' },
    nothing: 'Nothing is held back',
    how: 'Possible spam stays here for 30 days, then it is deleted.',
  },
}
