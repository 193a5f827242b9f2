/** A figure that changes, struck out and new; who hears it is told which is which. */
export function FigureChange({ before, after }: { before: string | number; after: string | number }) {
  return (
    <>
      <s>
        <span className="hide">before </span>
        {before}
      </s>{' '}
      <b>
        <span className="hide">after </span>
        {after}
      </b>
    </>
  )
}
