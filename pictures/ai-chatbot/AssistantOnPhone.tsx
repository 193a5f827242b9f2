import { StatusBar } from '../frames/StatusBar.tsx'
import type { BrandProps } from '../live/scene-brand.ts'
import { AskNext, GoodAnswer, NoAnswer } from './Answers.tsx'
import assistant from './assistant.module.css'
import styles from './assistant-on-phone.module.css'
import { ShopHead } from './ShopHead.tsx'
import { SHOE_QUESTION } from './shop.ts'

/** A question that the assistant can answer, then one that it cannot, on a phone of 600 by 1000. */
export function AssistantOnPhone({ brand }: BrandProps) {
  return (
    <div className={`${assistant.assistant} ${styles.phone}`}>
      <div className={styles.top}>
        <StatusBar time="10:14" />
        <ShopHead brand={brand} />
      </div>
      <div className={styles.talk}>
        <GoodAnswer brand={brand} />
        <p className={assistant.question}>{SHOE_QUESTION}</p>
        <NoAnswer brand={brand} />
      </div>
      <AskNext />
    </div>
  )
}
