/** Strokes in a box of 24 × 24. */
const STROKES = {
  glass: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.500l5 5',
  back: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  tick: 'm5 12.5 4.5 4.500L19 7.5',
  cross: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  orders: 'M5 4h14v16l-3.5-2-3.5 2-3.5-2L5 20zM9 9h6M9 13h6',
  products:
    'M4 9.500c0-1.4 3.6-2.5 8-2.500s8 1.1 8 2.5-3.6 2.5-8 2.5-8-1.1-8-2.500zM6.5 12 5 20M17.5 12 19 20M12 12v7',
  stock: 'M4 4v16M20 4v16M4 9h16M4 16h16M8 9V5.500h4V9M11 16v-4h5v4',
  numbers: 'M5 20v-7M10 20V6M15 20v-9M20 20V4M3 20h18',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  paper: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  phone: 'M7 4h3l1.5 4-2 1.500a11 11 0 0 0 5 5l1.5-2 4 1.500v3a2 2 0 0 1-2 2A15 15 0 0 1 5 6a2 2 0 0 1 2-2z',
  off: 'M3 4l17 17M8.5 15a5 5 0 0 1 7 0M5 11.500a10 10 0 0 1 5-2.700M14.5 9a10 10 0 0 1 4.5 2.500M12 19h.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  arrow: 'M5 12h14M13 6l6 6-6 6',
} as const
export type IconName = keyof typeof STROKES

const HEAVY: Partial<Record<IconName, number>> = {
  back: 2.1,
  next: 2.1,
  down: 2.1,
  tick: 2.4,
  more: 3,
  arrow: 2,
}

type Props = {
  name: IconName
  /** In pixels. */
  size?: number
}

/** Decoration beside a word: hidden from readers. */
export function Icon({ name, size = 18 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={HEAVY[name] ?? 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={STROKES[name]} />
    </svg>
  )
}
