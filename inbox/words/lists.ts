import { LIST_NAMES, type List } from '../../domain/inbox/events/kinds.ts'
import type { MoonState } from '../ui/Moon.tsx'

type ListWords = { name: string; moon: MoonState; emptyHeading: string; emptyHint: string }

/** The lists of the sidebar: name, moon, and the message of an empty one. */
export const LIST_WORDS: Readonly<Record<List, ListWords>> = {
  needs: {
    name: LIST_NAMES.needs,
    moon: { kind: 'left', fraction: 0.5 },
    emptyHeading: 'Nothing needs an answer',
    emptyHint: 'The next enquiry appears here by itself.',
  },
  waiting: {
    name: LIST_NAMES.waiting,
    moon: { kind: 'full' },
    emptyHeading: 'No enquiries are waiting for a customer’s reply',
    emptyHint: 'Answer an enquiry, and it stands here until they answer.',
  },
  won: {
    name: LIST_NAMES.won,
    moon: { kind: 'won' },
    emptyHeading: 'Nothing won yet',
    emptyHint: 'Set the status of an enquiry to Won, and it stands here.',
  },
  lost: {
    name: LIST_NAMES.lost,
    moon: { kind: 'lost' },
    emptyHeading: 'Nothing lost',
    emptyHint: 'Set the status of an enquiry to Lost, and it stands here.',
  },
  held: {
    name: LIST_NAMES.held,
    moon: { kind: 'held' },
    emptyHeading: 'Nothing is held back',
    emptyHint: 'Possible spam stays here for 30 days, then it is deleted.',
  },
}
