import type { Feature } from '../../../domain/content/solution.ts'
import { inWords, pluralised } from '../../../domain/wording.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FeatureMark } from '../../ui/FeatureMark.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Features.module.css'

type Props = {
  features: ReadonlyArray<Feature>
  /** The possible connections, each with `In the price` or its surcharge. */
  integrations: ReadonlyArray<{ text: string; price: string }>
}

/** The features, each with its icon, and below them in a disclosure the solution's possible connections. */
export function Features({ features, integrations }: Props) {
  const count = integrations.length
  return (
    <Section ground="quiet" labelledBy="features-heading">
      <h2 id="features-heading">Features</h2>
      <p className={styles.inPrice}>
        All of it is in the price, unless it says otherwise. What others charge comes on top.
      </p>
      <ul className={styles.features}>
        {features.map(({ text, mark }) => (
          <li key={text}>
            <FeatureMark name={mark} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.integrations}>
        <Disclosure
          title={<h3>Can connect to</h3>}
          teaser={`${inWords(count)} ${pluralised(count, 'service')}`}
        >
          <ul>
            {integrations.map(({ text, price }) => (
              <li key={text}>
                {text} <span>{price}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </Section>
  )
}
