import type { ReactNode } from 'react'
import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import assistant from './assistant.module.css'
import { own } from './brand.json'
import styles from './on-whatsapp.module.css'
import { ShopHead } from './ShopHead.tsx'
import {
  CUSTOMER,
  DOCUMENTS,
  PERSON,
  RESERVED_UNTIL_DAY,
  SHOE,
  SHOE_QUESTION,
  STOCK,
  UNSURE,
} from './shop.ts'

/** The same conversation on the customer's phone, and the hand-over on the phone of Nomsa, who answers. */
export function OnWhatsApp() {
  return (
    <Ground tint="protea">
      <Frame kind="phone" left={56} top={-86} width={576} height={1080} className={styles.customersPhone}>
        <ShopHead brand={own} />
        <div className={styles.talk}>
          {/* A native speaker must still check the greeting and the thanks in isiZulu. */}
          <Message by="her">Sawubona, do you have school shoes in a size {SHOE.biggest}?</Message>
          <Message by="shop">{UNSURE}</Message>
          <Message by="her">Yes please, here is fine</Message>
          <p className={styles.now}>
            {PERSON.name} {PERSON.surname} is now here
          </p>
          <Message by="shop">
            <b>{PERSON.name}</b>
            {STOCK.pairsInWords} pairs left in {STOCK.branch}, {SHOE.price}. Shall I keep one until{' '}
            {RESERVED_UNTIL_DAY}?
          </Message>
          <Message by="her">Yes. Ngiyabonga!</Message>
        </div>
      </Frame>
      <NomsasPhone />
      <svg className={styles.handOverArrow} width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="48" fill="#efb9b0" />
        <circle cx="48" cy="48" r="38" fill="#9c2f1f" />
        <path d="M28 48h36M52 34l14 14-14 14" fill="none" stroke="#fff" strokeWidth="6" />
      </svg>
    </Ground>
  )
}

function Message({ by, children }: { by: 'her' | 'shop'; children: ReactNode }) {
  return (
    <p className={styles.message} data-by={by}>
      {children}
    </p>
  )
}

function NomsasPhone() {
  return (
    <Frame
      kind="phone"
      left={688}
      top={120}
      width={456}
      height={900}
      className={`${assistant.assistant} ${styles.nomsasPhone}`}
    >
      <StatusBar time="10:14" />
      <p className={styles.recipient}>For {PERSON.name}</p>
      <div className={styles.slip}>
        <p className={assistant.handed}>Handed over</p>
        <h3>{SHOE_QUESTION}</h3>
        <p>
          {CUSTOMER}, WhatsApp.
          <br />
          Not in {DOCUMENTS} documents.
        </p>
      </div>
      <div className={styles.stock}>
        <p>
          Size {SHOE.biggest}, {STOCK.branch}
        </p>
        <b>{STOCK.pairs} pairs</b>
      </div>
      <span className={assistant.button} data-first="">
        Answer {CUSTOMER}
      </span>
      <span className={assistant.button}>Keep one until {RESERVED_UNTIL_DAY}</span>
    </Frame>
  )
}
