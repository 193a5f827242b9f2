import { capitalised } from '../../../domain/wording.ts'
import styles from './StateTag.module.css'

/** Which ground it is on; its word always says the same. */
type Tone = 'yes' | 'low' | 'way' | 'done' | 'no' | 'pick'

const TONES: Record<string, Tone> = {
  placed: 'done',
  paid: 'yes',
  packing: 'pick',
  packed: 'low',
  'with courier': 'way',
  'ready to collect': 'way',
  delivered: 'done',
  cancelled: 'no',
  returned: 'no',
}

type Props = { children: string; tone?: Tone; size?: 'usual' | 'big' }

/** A state in its colour: of an order by its word, of anything else by its tone. */
export function StateTag({ children, tone, size = 'usual' }: Props) {
  return (
    <span className={styles.state} data-tone={tone ?? TONES[children] ?? 'done'} data-size={size}>
      {capitalised(children)}
    </span>
  )
}
