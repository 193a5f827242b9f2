/** A page with a folded corner: a source. */
export function PageMark({ height = 42 }: { height?: number }) {
  return (
    <svg height={height} viewBox="0 0 19 22" fill="none" stroke="currentColor" strokeWidth="2">
      <title>Document</title>
      <path d="M1 1h11l6 6v14H1ZM12 1v6h6M5 12h9M5 16h6" />
    </svg>
  )
}

/** A tick on green: the answer is right. */
export function CorrectMark({ size = 46 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24">
      <title>Right</title>
      <circle cx="12" cy="12" r="12" fill="#1e6245" />
      <path d="m6.500 12.400 3.700 3.700 7.300-7.700" fill="none" stroke="#fff" strokeWidth="2.600" />
    </svg>
  )
}
