const SHAPES = {
  play: <path d="M8 5v14l11-7Z" fill="currentColor" />,
  pause: <path d="M6 5h4v14H6ZM14 5h4v14h-4Z" fill="currentColor" />,
  tick: <path d="m5 12.600 4.600 4.600L19 7" fill="none" stroke="currentColor" strokeWidth="3.500" />,
  back: <path d="M12 6V2L6 7l6 5V8a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7Z" fill="currentColor" />,
  on: <path d="M12 6V2l6 5-6 5V8a5 5 0 1 0 5 5h2a7 7 0 1 1-7-7Z" fill="currentColor" />,
}

export function Icon({ name, size }: { name: keyof typeof SHAPES; size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {SHAPES[name]}
    </svg>
  )
}
