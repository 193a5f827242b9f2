import { storeAddresses } from '../../../addresses.ts'
import styles from './Steps.module.css'

const STEPS = [
  { name: 'Delivery', href: storeAddresses.delivery },
  { name: 'Payment', href: storeAddresses.payment },
  { name: 'Done', href: null },
] as const

/** Progress through the checkout; earlier steps are links. */
export function Steps({ at }: { at: (typeof STEPS)[number]['name'] }) {
  const here = STEPS.findIndex(({ name }) => name === at)
  return (
    <ol className={styles.steps} aria-label="Check out">
      {STEPS.map(({ name, href }, index) => (
        <li key={name} aria-current={index === here ? 'step' : undefined}>
          {index < here && href ? <a href={href}>{name}</a> : name}
        </li>
      ))}
    </ol>
  )
}
