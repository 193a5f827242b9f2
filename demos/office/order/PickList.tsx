import { BinLocation } from '../ui/BinLocation.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './PickList.module.css'

export type PickFacts = {
  sku: string
  binLocation: string
  name: string
  detail: string
  quantity: number
  /** Pieces that stay on the shelf. */
  left: number
  isTaken: boolean
}

type Props = {
  /** `Woodstock` */
  branch: string
  lines: ReadonlyArray<PickFacts>
  /** Takes a line into the box, or out of it; null: it is not being packed. */
  onTake: ((sku: string, isTaken: boolean) => void) | null
}

/** What is fetched from which shelf, in the order one walks. */
export function PickList({ branch, lines, onTake }: Props) {
  const picked = lines.filter(({ isTaken }) => isTaken).length
  return (
    <Panel
      title={`Pick list, ${branch}`}
      aside={
        <p role={onTake ? 'status' : undefined}>
          {onTake ? `${picked} of ${lines.length} in the box` : walkWords(lines)}
        </p>
      }
    >
      <ul>
        {lines.map((line) => (
          <PickLine key={line.sku} line={line} onTake={onTake} />
        ))}
      </ul>
    </Panel>
  )
}

function PickLine({ line, onTake }: { line: PickFacts; onTake: Props['onTake'] }) {
  const { sku, isTaken } = line
  return (
    <li className={styles.line} data-taken={isTaken || undefined} data-packing={onTake ? true : undefined}>
      <BinLocation size="pick" isTaken={isTaken && onTake !== null}>
        {line.binLocation}
      </BinLocation>
      <Picture item={sku} size={84} />
      <span className={styles.what}>
        <b>{line.name}</b>
        <span>{line.detail}</span>
        <small className="num">
          <span className={styles.sku}>{sku} · </span>
          {line.left} more on the shelf
        </small>
      </span>
      <b className={styles.times}>
        {line.quantity}
        <small> ×</small>
      </b>
      {onTake && (
        <label className={styles.take}>
          <input
            type="checkbox"
            checked={isTaken}
            onChange={(event) => onTake(sku, event.currentTarget.checked)}
          />
          <span>
            {isTaken ? 'In the box' : 'Take it'}
            <span className="hide">: {line.name}</span>
          </span>
        </label>
      )}
    </li>
  )
}

/** `In the order you walk: A before C`; nothing where all lies in one aisle. */
function walkWords(lines: ReadonlyArray<PickFacts>): string {
  const aisles = [...new Set(lines.map(({ binLocation }) => binLocation.slice(0, 1)))]
  return aisles.length > 1 ? `In the order you walk: ${aisles.join(' before ')}` : ''
}
