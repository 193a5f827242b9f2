/** The agency's sign. */
export function YoungMoon() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="#4a5468" />
      <path d="M10 1a9 9 0 0 0 0 18c2.6-2 4-5 4-9s-1.4-7-4-9z" fill="#f4c152" />
    </svg>
  )
}
