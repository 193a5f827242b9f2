import { momentOf } from '../../calendar/time-of-day.ts'

/** Monday 23 November 2026, 10:24: the time of the design drawings. */
export const NOW = momentOf('2026-11-23', '10:24')

/** The enquiries that need an answer in the design drawings, earliest first. */
export const DUE = [
  { firstName: 'Riaan', dueAt: momentOf('2026-11-23', '08:41') },
  { firstName: 'Nomvula', dueAt: momentOf('2026-11-23', '11:05') },
  { firstName: 'Annelie', dueAt: momentOf('2026-11-23', '14:10') },
  { firstName: 'Sizwe', dueAt: momentOf('2026-11-23', '17:00') },
  { firstName: 'Johan', dueAt: momentOf('2026-11-23', '17:00') },
  { firstName: 'Priya', dueAt: momentOf('2026-11-24', '08:52') },
  { firstName: 'Kagiso', dueAt: momentOf('2026-11-24', '10:22') },
]
