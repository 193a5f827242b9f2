type Props = { className?: string | undefined }

/** The loaf of bread that goes through the four services. */
export function Loaf({ className }: Props) {
  return (
    <svg viewBox="0 80 620 350" className={className} aria-hidden="true">
      <path
        d="M20 400V190A98 98 0 0 1 168 106A98 98 0 0 1 310 106A98 98 0 0 1 452 106A98 98 0 0 1 600 190V400A24 24 0 0 1 576 424H44A24 24 0 0 1 20 400Z"
        fill="#b97b20"
      />
      <path
        d="M56 388V196A66 66 0 0 1 168 148A66 66 0 0 1 310 148A66 66 0 0 1 452 148A66 66 0 0 1 564 196V388Z"
        fill="#e9b44c"
      />
      <path d="M168 148V388M310 148V388M452 148V388" stroke="#b97b20" strokeWidth="12" />
    </svg>
  )
}
