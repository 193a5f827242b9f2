import { paths } from '../../../domain/sitemap/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './ConsentBanner.module.css'
import { BANNER_ID, CHANGE_BUTTON_ID, MEASUREMENT_ID } from './marks.ts'

const button = buttonClass({ variant: 'ghost', size: 'small', className: styles.choice ?? '' })

/** Asks whether Google may count the visit. Hidden until the script finds that the visitor has not answered. */
export function ConsentBanner() {
  return (
    <section
      id={BANNER_ID}
      className={`night off-paper ${styles.banner}`}
      aria-labelledby="counting-question"
      tabIndex={-1}
      hidden
      data-measurement-id={MEASUREMENT_ID}
      data-calculator={paths.calculator()}
    >
      <div className={`wrap ${styles.inner}`}>
        <p>
          <b id="counting-question">May we count your visit?</b> If you agree, Google Analytics sets cookies
          and learns which of our pages you open. The site works the same without.{' '}
          <a href={`${paths.privacy}#cookies`}>More about it</a>
        </p>
        <div className={styles.choices}>
          <button type="button" value="yes" className={button}>
            Yes, count me
          </button>
          <button type="button" value="no" className={button}>
            No, thank you
          </button>
        </div>
      </div>
    </section>
  )
}

/** Shows the question of {@link ConsentBanner} again, at any time. */
export function ChangeConsent() {
  return (
    // Without script no one else counts visits, and there is no answer to change.
    <button type="button" data-live="" id={CHANGE_BUTTON_ID} className={`link off-paper ${styles.change}`}>
      Count my visit?
    </button>
  )
}
