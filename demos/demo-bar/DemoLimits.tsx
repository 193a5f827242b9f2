import type { AgencyOffer } from './agency-offer.ts'
import styles from './DemoLimits.module.css'

const DIFFERENCES: ReadonlyArray<readonly [what: string, here: string, yours: string]> = [
  [
    'Payment',
    'The bank is pretended, and you choose its answer.',
    'Cards, instant EFT and scan-to-pay, through the provider you choose.',
  ],
  [
    'Courier',
    'No courier is booked: mark the order as delivered in the office.',
    'Its prices at the checkout, its waybills, and where the parcel is.',
  ],
  [
    'E-mail',
    'None is sent: the page shows what it would say.',
    'The order, its invoice and each step on the way, to your customer and to you.',
  ],
  [
    'Where it lies',
    'In this browser: nobody else sees it, and it can be lost.',
    'On a server with backups, and each of your people signs in.',
  ],
]

/** What a visitor must not take for the product. It opens without script. */
export function DemoLimits({ offer }: { offer: Pick<AgencyOffer, 'href' | 'contactHref'> }) {
  return (
    <details className={styles.differs}>
      <summary>What differs</summary>
      <div className={styles.sheet}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">In this demo</th>
              <th scope="col">In a shop of yours</th>
            </tr>
          </thead>
          <tbody>
            {DIFFERENCES.map(([what, here, yours]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{here}</td>
                <td>{yours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          The products, the workshops and the people are made up. <a href={offer.href}>What it costs</a>{' '}
          <a href={offer.contactHref}>Ask us</a>
        </p>
      </div>
    </details>
  )
}
