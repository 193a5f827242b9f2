import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Features.module.css'

type Props = {
  features: ReadonlyArray<string>
  /** What it can connect to, each with `In the price` or what it adds. */
  integrations: ReadonlyArray<{ text: string; price: string }>
}

/** The features as a page of a calendar, the moon full at the last, and below it what the solution can connect to. */
export function Features({ features, integrations }: Props) {
  return (
    <Section ground="quiet" labelledBy="features-heading">
      <h2 className={styles.heading} id="features-heading">
        Features
      </h2>
      <ol className={styles.features}>
        {features.map((feature, at) => (
          <li key={feature}>
            <Moon
              fraction={(at + 1) / features.length}
              size={44}
              ground={at + 1 === features.length ? 'night' : 'quiet'}
            />
            <p>{feature}</p>
          </li>
        ))}
      </ol>
      <div className={styles.integrations}>
        <h3>Can connect to</h3>
        <ul>
          {integrations.map(({ text, price }) => (
            <li key={text}>
              {text} <span>{price}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
