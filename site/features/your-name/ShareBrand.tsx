import type { VisitorBrand } from '../../../domain/brand/visitor-brand.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { controlClass } from '../../ui/Field.tsx'
import styles from './ShareBrand.module.css'
import { brandLink, mailHref, SEND, whatsAppHref } from './share.ts'

type Props = {
  brand: VisitorBrand
  /** The held product and its price, as a message says it. */
  offer: string
  origin: string
}

/** The ways to send what is seen: its address is all of it. */
export function ShareBrand({ brand, offer, origin }: Props) {
  return (
    <section className={styles.share} id={SEND} aria-labelledby="send-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="send-heading">Send this to the person who decides with you</h2>
          <p className="lead">The link opens what you see now: your name, your colour and the price.</p>
        </div>
        <div className={styles.ways}>
          <ul>
            <li data-share="whatsapp">
              <ButtonLink href={whatsAppHref(brand, offer, origin)}>Send on WhatsApp</ButtonLink>
            </li>
            <li data-share="mail">
              <ButtonLink href={mailHref(brand, offer, origin)} variant="line">
                Send by email
              </ButtonLink>
            </li>
          </ul>
          <div className={styles.copy}>
            <label htmlFor="brand-link">Link to this page</label>
            <div>
              <input
                id="brand-link"
                readOnly
                defaultValue={brandLink(brand, origin)}
                className={controlClass}
              />
              <button
                type="button"
                className={buttonClass({ className: styles.byScript ?? '' })}
                data-live=""
              >
                Copy
              </button>
            </div>
            <p role="status" className={styles.outcome} />
          </div>
        </div>
      </div>
    </section>
  )
}
