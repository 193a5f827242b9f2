import { type CameraName, minutes, NOW } from './day.ts'

/** `until` before `from` is past midnight; a link has an end. */
export type Watcher = {
  name: string
  part: string
  from: string
  until: string
  note?: string
  cameras: ReadonlyArray<CameraName>
  watching?: true
}

export const WATCHERS: ReadonlyArray<Watcher> = [
  {
    name: 'Riaan',
    part: 'owner',
    from: '00:00',
    until: '24:00',
    note: 'always',
    cameras: ['Yard', 'Gate', 'Counter', 'Workshop'],
    watching: true,
  },
  {
    name: 'Nomvula',
    part: 'shop',
    from: '07:00',
    until: '18:00',
    cameras: ['Gate', 'Counter'],
    watching: true,
  },
  { name: 'Sizwe', part: 'foreman', from: '06:00', until: '17:00', cameras: ['Yard', 'Workshop'] },
  { name: 'Guard hut', part: 'night', from: '18:00', until: '06:00', cameras: ['Yard', 'Gate'] },
  { name: 'Priya', part: 'books', from: '08:00', until: '16:00', cameras: ['Counter'] },
  {
    name: 'Client',
    part: 'Lenasia',
    from: '12:00',
    until: '12:30',
    note: 'Fridays, 12:00 to 12:30',
    cameras: ['Workshop'],
  },
]

export function hoursOf({ from, until, note }: Watcher): string {
  return note ?? `${from} to ${until}`
}

/** The stretches of the day in which somebody may watch, in hundredths of it. */
export function stretches({ from, until }: Watcher): ReadonlyArray<{ left: number; width: number }> {
  const [start, end] = [share(from), share(until)]
  if (start < end) return [{ left: start, width: end - start }]
  return [
    { left: 0, width: end },
    { left: start, width: 100 - start },
  ]
}

export const NOW_SHARE = share(NOW)

function share(time: string): number {
  return (100 * minutes(time)) / (24 * 60)
}
