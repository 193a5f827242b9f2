export function SearchIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="32"
      height="32"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <circle cx="10.500" cy="10.500" r="6.5" />
      <path d="m15.500 15.500 5.500 5.500" strokeLinecap="round" />
    </svg>
  )
}

export function BagIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="34"
      height="34"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M5 8h14l1 13H4zM8.500 8a3.500 3.500 0 0 1 7 0" strokeLinejoin="round" />
    </svg>
  )
}
