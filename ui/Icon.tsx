type Props = {
  /** A path from `icons.ts`. */
  path: string
  /** In pixels at a font size of 16; it scales with the font size. */
  size?: number
}

/** A decorative icon beside a word, hidden from screen readers. */
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
