const SHAPES = {
  play: <path d="M8 5v14l11-7Z" fill="currentColor" />,
  pause: <path d="M6 5h4v14H6ZM14 5h4v14h-4Z" fill="currentColor" />,
  tick: <path d="m5 12.600 4.600 4.600L19 7" fill="none" stroke="currentColor" strokeWidth="3.500" />,
  back: <path d="M12 6V2L6 7l6 5V8a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7Z" fill="currentColor" />,
  forward: <path d="M12 6V2l6 5-6 5V8a5 5 0 1 0 5 5h2a7 7 0 1 1-7-7Z" fill="currentColor" />,
  home: <path d="M3 11 12 3l9 8v10h-6v-6H9v6H3Z" fill="currentColor" />,
  day: <path d="M3 5h4V2h3v3h4V2h3v3h4v16H3Zm3 6v7h12v-7Z" fill="currentColor" />,
  people: (
    <path
      d="M8.500 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM16.500 12a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM1.500 20a7 7 0 0 1 14 0ZM17 20a9 9 0 0 0-2-5.700 5.500 5.500 0 0 1 7.500 5.700Z"
      fill="currentColor"
    />
  ),
}

export function Icon({ name, size }: { name: keyof typeof SHAPES; size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {SHAPES[name]}
    </svg>
  )
}
