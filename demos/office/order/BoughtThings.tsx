import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './BoughtThings.module.css'

export type BoughtThing = {
  sku: string
  name: string
  /** Below the name. */
  words: string
  /** At the end of the line; empty: this role does not see it. */
  sum: string
  /** It stays with the customer: paler. */
  stays?: boolean
}

type Props = { title: string; aside?: string; things: ReadonlyArray<BoughtThing> }

/** What is in an order, one line a thing. */
export function BoughtThings({ title, aside, things }: Props) {
  return (
    <Panel title={title} aside={aside && <p>{aside}</p>}>
      <ThingList things={things} />
    </Panel>
  )
}

export function ThingList({ things }: Pick<Props, 'things'>) {
  return (
    <ul className={styles.things}>
      {things.map(({ sku, name, words, sum, stays = false }) => (
        <li key={sku} data-stays={stays || undefined}>
          <Picture thing={sku} size={72} />
          <span>
            <b>{name}</b>
            <small>{words}</small>
          </span>
          <b className="num">{sum}</b>
        </li>
      ))}
    </ul>
  )
}
