import type { CalendarDate } from '../wording/dates.ts'

/** Sound at 64 kbit/s, which is enough for a voice. */
const BYTES_PER_SECOND = 8_000

export type Sermon = {
  title: string
  preacher: string
  date: CalendarDate
  minutes: number
  state: 'playing' | 'saved' | 'waiting'
}

export const SERMONS: readonly [Sermon, ...Sermon[]] = [
  { title: 'Oil for the lamp', preacher: 'Ps. Nkosi', date: '2026-11-15', minutes: 34, state: 'playing' },
  { title: 'A table in the open', preacher: 'Ds. Botha', date: '2026-11-08', minutes: 28, state: 'saved' },
  {
    title: 'The neighbour’s fence',
    preacher: 'Ps. Nkosi',
    date: '2026-11-01',
    minutes: 41,
    state: 'waiting',
  },
  {
    title: 'Small seed, long rain',
    preacher: 'Mrs Pillay',
    date: '2026-10-25',
    minutes: 22,
    state: 'waiting',
  },
  { title: 'When the well is low', preacher: 'Ps. Nkosi', date: '2026-10-18', minutes: 37, state: 'waiting' },
]
export const SERMON_COUNT = 48

/** The size of this many minutes of sound, like `16,3 MB`. */
export function megabytes(minutes: number): string {
  const size = (minutes * 60 * BYTES_PER_SECOND) / 1_000_000
  return `${size.toFixed(1).replace('.', ',')} MB`
}
