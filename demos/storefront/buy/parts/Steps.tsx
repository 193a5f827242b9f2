import { storeAddresses } from '../../../addresses.ts'
import styles from './Steps.module.css'

const CHECKOUT_STEPS = [
  { name: 'Delivery', href: storeAddresses.delivery },
  { name: 'Payment', href: storeAddresses.payment },
  { name: 'Done', href: null },
] as const

/** Progress through the checkout; earlier steps are links. */
export function Steps({ current }: { current: (typeof CHECKOUT_STEPS)[number]['name'] }) {
  const currentIndex = CHECKOUT_STEPS.findIndex(({ name }) => name === current)
  return (
    <ol className={styles.steps} aria-label="Check out">
      {CHECKOUT_STEPS.map(({ name, href }, index) => (
        <li key={name} aria-current={index === currentIndex ? 'step' : undefined}>
          {index < currentIndex && href ? <a href={href}>{name}</a> : name}
        </li>
      ))}
    </ol>
  )
}
