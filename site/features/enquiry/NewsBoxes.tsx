import styles from './NewsBoxes.module.css'
import type { NewsChoices } from './news-choices.ts'

type Props = { news: NewsChoices; values: Readonly<Record<string, string>> }

/** Consent to news, a box for each channel, never ticked for anybody (POPIA s 69). */
export function NewsBoxes({ news, values }: Props) {
  return (
    <fieldset className={styles.news}>
      <legend>{news.legend}</legend>
      <label className={styles.box}>
        <input
          type="checkbox"
          name="marketingEmail"
          value="yes"
          defaultChecked={values.marketingEmail === 'yes'}
        />
        <span>{news.email}</span>
      </label>
      <label className={styles.box}>
        <input
          type="checkbox"
          name="marketingWhatsapp"
          value="yes"
          defaultChecked={values.marketingWhatsapp === 'yes'}
        />
        <span>{news.whatsapp}</span>
      </label>
      <p>{news.ending}</p>
    </fieldset>
  )
}
