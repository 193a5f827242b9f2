import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './ThirdPartyCosts.module.css'

type Props = { faqs: ReadonlyArray<{ title: string; description: string }> }

export function Questions({ faqs }: Props) {
  return (
    <Section labelledBy="questions" className={styles.columns}>
      <div className={styles.head}>
        <h2 id="questions">Questions about the price</h2>
      </div>
      <Accordion
        items={faqs.map(({ title, description }) => ({
          key: title,
          heading: title,
          content: <p>{description}</p>,
        }))}
      />
    </Section>
  )
}
