type Props = {
  /** A day or a number, large before the words. */
  mark: number
  under?: string | undefined
  title: string
  note: string
}

/** A row of a list that has hillside.module.css's `rows`. */
export function MarkedRow({ mark, under, title, note }: Props) {
  return (
    <li>
      <i>
        {mark}
        {under && <small>{under}</small>}
      </i>
      <p>
        {title}
        <small>{note}</small>
      </p>
    </li>
  )
}
