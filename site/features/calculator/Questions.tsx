import { Accordion } from '../../ui/Accordion.tsx'
import styles from './Questions.module.css'

type Props = { faqs: ReadonlyArray<{ title: string; description: string }> }

export function Questions({ faqs }: Props) {
  return (
    <div className={styles.questions}>
      <h2>Questions about the price</h2>
      <Accordion
        items={faqs.map(({ title, description }) => ({
          key: title,
          heading: title,
          content: <p>{description}</p>,
        }))}
      />
    </div>
  )
}
