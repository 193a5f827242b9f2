import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { NoAnswer } from './Answers.tsx'
import assistant from './assistant.module.css'
import { PageMark } from './Marks.tsx'
import styles from './not-sure.module.css'
import { SchoolShoe } from './SchoolShoe.tsx'
import { DOCUMENTS, SHOE } from './shop.ts'

/** On the shop's page of shoes: it does not know, says so, and offers a person. */
export function NotSure() {
  return (
    <Ground tint="protea">
      <Frame kind="window" left={40} top={48} width={860} height={900} className={styles.shop}>
        <div className={styles.bar}>
          <i />
          <i />
          <i />
          <span>{OWN_BRANDS['ai-chatbot'].address}/shoes</span>
        </div>
        <div className={styles.page}>
          <h3>School shoes</h3>
          <p>Lace-up, {SHOE.price} incl. VAT</p>
          <SchoolShoe className={styles.shoe} />
          <p className={styles.sizes}>
            {SHOE.sizes.map((size) => (
              <span key={size}>{size}</span>
            ))}
          </p>
          <span className={styles.basket}>Add to basket</span>
        </div>
      </Frame>
      <div className={`${assistant.assistant} ${assistant.card} ${styles.card}`}>
        <p className={assistant.question}>
          Do you have these in
          <br />a size {SHOE.biggest}?
        </p>
        <NoAnswer brand={OWN_BRANDS['ai-chatbot']} />
        <div className={styles.looked}>
          <p>
            {Array.from({ length: DOCUMENTS }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike
              <PageMark key={nth} height={26} />
            ))}
          </p>
          I looked in {DOCUMENTS} documents.
        </div>
      </div>
    </Ground>
  )
}
