import { CONTACT_FIELDS } from '../../../domain/enquiry/contact-form.ts'
import styles from './NewsConsentFields.module.css'
import type { NewsChoices } from './news-choices.ts'

const BOXES = ['marketingEmail', 'marketingWhatsapp'] as const

type Props = { news: NewsChoices; values: Readonly<Record<string, string>> }

/** Consent to news, a box for each channel, never ticked beforehand (POPIA s 69). */
export function NewsConsentFields({ news, values }: Props) {
  return (
    <fieldset className={styles.news}>
      <legend>{news.legend}</legend>
      {BOXES.map((name) => (
        <label key={name} className={styles.box}>
          <input type="checkbox" name={name} value="yes" defaultChecked={values[name] === 'yes'} />
          <span>{news[CONTACT_FIELDS[name].channel]}</span>
        </label>
      ))}
      <p>{news.ending}</p>
    </fieldset>
  )
}
