import { ProductPicture } from '../../demos/parts/ProductPicture.tsx'
import assistant from '../ai-chatbot/assistant.module.css'
import { PageMark } from '../ai-chatbot/Marks.tsx'
import { RETURNS } from '../ai-chatbot/shop.ts'
import { ChurchOnHill } from '../church-app/SundayApp.tsx'
import { TABLE } from '../ecommerce/shop.ts'
import { Bike } from '../food-delivery/Bike.tsx'
import { Bay } from '../live-camera/Bay.tsx'
import { Bubble } from '../premium-chat-widget/Widget.tsx'
import widget from '../premium-chat-widget/widget.module.css'
import type { ScenePicture } from '../scene-picture.ts'
import book from '../tenders-management/bidbook.module.css'
import { TODAY } from '../tenders-management/office.ts'
import { ROAD } from '../tenders-management/tenders.ts'
import { daysBetween } from '../wording/dates.ts'
import styles from './thumbnails.module.css'
import '@fontsource-variable/archivo'
import '@fontsource-variable/nunito'
import '@fontsource/ibm-plex-mono/600.css'
import '@fontsource/ibm-plex-sans/600.css'
import '@fontsource/ibm-plex-sans/700.css'

function Table() {
  return <ProductPicture product={TABLE} className={`${styles.square} ${styles.table}`} fills />
}

function Deadline() {
  const days = daysBetween(TODAY, ROAD.closing.date)
  return (
    <div className={`${book.book} ${styles.square} ${styles.deadline}`}>
      <p>Closes in</p>
      <b>{days}</b>
      <p>{days === 1 ? 'day' : 'days'}</p>
    </div>
  )
}

function Motorbike() {
  return (
    <div className={`${styles.square} ${styles.motorbike}`}>
      <Bike width={176} />
    </div>
  )
}

function Chat() {
  return (
    <div className={`${widget.widget} ${styles.square} ${styles.chat}`}>
      <Bubble from="us">Open now?</Bubble>
      <Bubble from="them">Yes, till six.</Bubble>
    </div>
  )
}

function View() {
  return (
    <div className={`${styles.square} ${styles.view}`}>
      <Bay />
      <p>Live</p>
    </div>
  )
}

function Answer() {
  return (
    <div className={`${assistant.assistant} ${styles.square} ${styles.answer}`}>
      <p className={assistant.who} />
      <p className={assistant.answer}>
        Yes, within
        <br />
        {RETURNS.days} days.
      </p>
      <p className={assistant.source}>
        <PageMark height={34} /> Page {RETURNS.page}
      </p>
    </div>
  )
}

function Church() {
  return (
    <div className={`${styles.square} ${styles.church}`}>
      <ChurchOnHill />
    </div>
  )
}

/** Shown 96 CSS pixels wide, on phones with two or three device pixels for each. */
const SIZE = { width: 200, height: 200 }

/** One easily recognised thing of each product, drawn for small squares. */
export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'ecommerce-thumbnail', ...SIZE, scene: Table },
  { name: 'tenders-management-thumbnail', ...SIZE, scene: Deadline },
  { name: 'food-delivery-thumbnail', ...SIZE, scene: Motorbike },
  { name: 'premium-chat-widget-thumbnail', ...SIZE, scene: Chat },
  { name: 'live-camera-thumbnail', ...SIZE, scene: View },
  { name: 'ai-chatbot-thumbnail', ...SIZE, scene: Answer },
  { name: 'church-app-thumbnail', ...SIZE, scene: Church },
]
