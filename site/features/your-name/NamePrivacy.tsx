import { paths } from '../../../domain/sitemap/paths.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './NamePrivacy.module.css'

/** What happens to a typed name, and whose names stand in the products. */
export function NamePrivacy() {
  return (
    <Section ground="quiet" labelledBy="plain-words-heading" className={styles.words}>
      <h2 id="plain-words-heading">What happens to your name</h2>
      <ul>
        <li>
          We keep nothing. Your name stands in this page’s address and nowhere else, until you send it to us
          with a question.
        </li>
        <li>
          Anyone who has the link sees the name. We list the page nowhere, and ask search engines to leave it
          out.
        </li>
        <li>
          A name here was typed by a visitor. We did not write it, and it does not mean that the business is
          our client.
        </li>
        <li>
          Where no name is typed, the products show businesses that we made up. Read what each product does
          and costs under <a href={paths.ourWork}>our work</a>.
        </li>
      </ul>
    </Section>
  )
}
