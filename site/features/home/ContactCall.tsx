import type { ContactMethod } from '../../../domain/content/contact-methods.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './ContactCall.module.css'
import { PlanRow } from './PlanRow.tsx'
import type { PlanProgress } from './plan-progress.ts'

type Props = { lead: string; methods: ReadonlyArray<ContactMethod>; progress: PlanProgress }

export function ContactCall({ lead, methods, progress }: Props) {
  return (
    <section className={`night ${styles.band}`} aria-labelledby="contact">
      <div className="wrap">
        <PlanRow progress={progress} />
        <div className={`split ${styles.columns}`}>
          <div className="stack">
            <h2 id="contact">Get in touch with our team today!</h2>
            <p className="lead">{lead}</p>
            <ButtonLink href={paths.contactUs} variant="moon" className={styles.action ?? ''}>
              Contact Us
            </ButtonLink>
          </div>
          {methods.length > 0 && (
            <ul className={styles.ways}>
              {methods.map((method) => (
                <li key={method.name}>
                  {method.href === null ? (
                    <div>
                      <MethodText {...method} />
                    </div>
                  ) : (
                    <a href={method.href}>
                      <MethodText {...method} />
                    </a>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

function MethodText({ name, text }: ContactMethod) {
  const [mailbox, domain] = text.split('@')
  return (
    <>
      <span>{name}</span>{' '}
      <b>
        {domain === undefined ? (
          text
        ) : (
          <>
            {mailbox}@<wbr />
            {domain}
          </>
        )}
      </b>
    </>
  )
}
