import type { ContactMethod } from '../../../domain/content/contact-methods.ts'
import type { Faq } from '../../../domain/content/pages.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ContactMethodText } from '../../ui/ContactMethodText.tsx'
import { Moon } from '../../ui/Moon.tsx'
import styles from './NextSteps.module.css'

type Props = {
  heading: string
  steps: ReadonlyArray<Faq>
  /** Another contact method; null if there is none. */
  otherMethod: ContactMethod | null
}

/** The steps after the visitor asks; the moons fill from new to full. */
export function NextSteps({ heading, steps, otherMethod }: Props) {
  return (
    <section className={styles.band} aria-labelledby="next">
      <div className="wrap">
        <h2 id="next">{heading}</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, description }, index) => (
            <li key={title}>
              <Moon fraction={index / Math.max(steps.length - 1, 1)} className={styles.moon ?? ''} />
              <div>
                <h3>
                  {index + 1} {title}
                </h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
        <p>
          <ButtonLink href={paths.contactUs} className={styles.ask ?? ''}>
            Ask us
          </ButtonLink>
          {otherMethod && (
            <>
              {' '}
              Or {otherMethod.name} <ContactMethodText method={otherMethod} />
            </>
          )}
        </p>
      </div>
    </section>
  )
}
