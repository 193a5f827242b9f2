export function Tick() {
  return (
    <svg viewBox="0 0 24 24" width="34" height="34" aria-hidden="true">
      <path d="m5 12.600 4.600 4.600L19 7" fill="none" stroke="currentColor" strokeWidth="4" />
    </svg>
  )
}

export function Telephone() {
  return (
    <svg viewBox="0 0 24 24" width="44" height="44" aria-hidden="true">
      <path
        d="M6.500 3h3l1.600 4.600-2.200 1.700a12 12 0 0 0 5.800 5.800l1.700-2.200L21 14.500v3c0 2-1.600 3.500-3.500 3.500C10 21 3 14 3 6.500 3 4.600 4.500 3 6.500 3Z"
        fill="currentColor"
      />
    </svg>
  )
}

/** For the key that deletes the last digit. */
export function Backspace() {
  return (
    <svg viewBox="0 0 48 36" width="48" height="36" aria-hidden="true">
      <path
        d="M15 3h30v30H15L3 18Zm10 10 10 10m0-10L25 23"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
