type Props = {
  /** One of `icons.ts`. */
  path: string
  /** In pixels beside letters of 16: it grows with them. */
  size?: number
}

/** Decoration beside a word: hidden from readers. */
export function Icon({ path, size = 20 }: Props) {
  const length = `${size / 16}rem`
  return (
    <svg
      viewBox="0 0 24 24"
      width={length}
      height={length}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
