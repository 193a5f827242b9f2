import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { NoAnswer } from './Answers.tsx'
import assistant from './assistant.module.css'
import { own } from './brand.json'
import { PageMark } from './Marks.tsx'
import styles from './not-sure.module.css'
import { DOCUMENTS, SHOE } from './shop.ts'

/** On the shop's page of shoes, the assistant says that it does not know, and offers a person. */
export function NotSure() {
  return (
    <Ground tint="protea">
      <Frame kind="window" left={40} top={48} width={860} height={900} className={styles.shop}>
        <div className={styles.bar}>
          <i />
          <i />
          <i />
          <span>{own.address}/shoes</span>
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
        <NoAnswer brand={own} />
        <div className={styles.looked}>
          <p>
            {Array.from({ length: DOCUMENTS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike
              <PageMark key={index} height={26} />
            ))}
          </p>
          I looked in {DOCUMENTS} documents.
        </div>
      </div>
    </Ground>
  )
}

/** A black lace-up, from the side. */
function SchoolShoe({ className }: { className: string | undefined }) {
  return (
    <svg className={className} width="490" height="227" viewBox="0 54 620 288" aria-hidden="true">
      <ellipse cx="306" cy="312" rx="296" ry="18" fill="#efe9e1" />
      <path
        d="M44 268c-8-50-6-106 8-150 2-14 10-18 22-16 36 22 78 26 116 10l22-40c10-10 28-6 36 12 20 40 52 62 100 76 56 16 122 18 174 42 40 18 66 38 68 66Z"
        fill="#2b2523"
      />
      <path d="M74 102c36-10 80-8 116 10-38 16-80 12-116-10Z" fill="#5a504c" />
      <path d="M44 268c-8-50-6-106 8-150 2-14 10-18 22-16l46 18c16 46 18 98 8 148Z" fill="#211c1a" />
      <path d="M436 181c34 4 60 10 86 21 40 18 66 38 68 66H412c-8-36 0-66 24-87Z" fill="#383130" />
      <path d="m196 116 42-32c24 38 58 62 102 74l-22 36c-56-12-100-38-122-78Z" fill="#403835" />
      <path d="M196 116c22 40 66 66 122 78l-8 20c-62-12-106-42-130-90Z" fill="#1a1614" />
      <path
        d="m224 124 34-22m-12 44 36-22m-10 40 34-24m-8 38 32-24"
        stroke="#e4dbcc"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M140 262c8-46 6-90-8-134m302 58c-22 22-28 48-22 76M56 176c26 8 50 10 76 6"
        fill="none"
        stroke="#5f5550"
        strokeWidth="4"
        strokeDasharray="9 6"
      />
      <path
        d="M36 264h552c8 2 10 12 8 24l-4 20c-2 6-6 8-12 8H222l-10-10h-46l-4 10H48c-8 0-12-4-12-12Z"
        fill="#15110f"
      />
      <path d="M38 274h556" stroke="#4d4441" strokeWidth="5" />
    </svg>
  )
}
