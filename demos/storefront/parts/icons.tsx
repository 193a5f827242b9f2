type Props = { size?: number }

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export function BagIcon({ size = 25 }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" strokeWidth="1.8" {...LINE}>
      <path d="M5 8h14l1 13H4zM8.5 8a3.5 3.5 0 0 1 7 0" />
    </svg>
  )
}

export function GlassIcon({ size = 22 }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" strokeWidth="1.9" {...LINE}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5.5 5.5" />
    </svg>
  )
}

export function CrossIcon({ size = 22 }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" strokeWidth="1.9" {...LINE}>
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  )
}

export function TickIcon({ size = 20 }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" strokeWidth="2.4" {...LINE}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  )
}
