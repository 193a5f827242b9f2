import type { ProductPage } from '../../../domain/content/pages.ts'
import type { Feature } from '../../../domain/content/solution.ts'
import { inWords, pluralised } from '../../../domain/wording.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FeatureMark } from '../../ui/FeatureMark.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Features.module.css'

type Props = {
  words: Pick<ProductPage, 'featuresLead' | 'connects'>
  features: ReadonlyArray<Feature>
  /** The possible connections, each with `In the price` or its surcharge. */
  integrations: ReadonlyArray<{ text: string; price: string }>
}

/** The features, each with its icon, and in a disclosure the possible connections. */
export function Features({ words, features, integrations }: Props) {
  const count = integrations.length
  return (
    <Section ground="quiet" labelledBy="features-heading">
      <h2 id="features-heading">Features</h2>
      <p className={styles.inPrice}>{words.featuresLead}</p>
      <ul className={styles.features}>
        {features.map(({ id, text, mark }) => (
          <li key={id}>
            <FeatureMark name={mark} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.integrations}>
        <Disclosure
          title={<h3>{words.connects}</h3>}
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
