import type { ReactNode } from 'react'
import { pictures as assistant } from '../ai-chatbot/pictures.tsx'
import { WhatPeopleAsk } from '../ai-chatbot/WhatPeopleAsk.tsx'
import { Events } from '../church-app/Events.tsx'
import { FamilyDayDrawing } from '../church-app/FamilyDayDrawing.tsx'
import hillsideStyles from '../church-app/hillside.module.css'
import { pictures as hillside } from '../church-app/pictures.tsx'
import fourCornersStyles from '../food-delivery/four-corners.module.css'
import { KitchenBoard } from '../food-delivery/KitchenBoard.tsx'
import board from '../food-delivery/kitchen-board.module.css'
import { pictures as fourCorners, KitchenHead } from '../food-delivery/pictures.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { pictures as cameras } from '../live-camera/pictures.tsx'
import { pictures as blouheuwel } from '../premium-chat-widget/pictures.tsx'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import book from '../tenders-management/bidbook.module.css'
import { own } from '../tenders-management/brand.json'
import { shortDay, TODAY } from '../tenders-management/office.ts'
import { BidChecklist, pictures as bidbook } from '../tenders-management/pictures.tsx'
import { Mark } from '../tenders-management/TopBar.tsx'
import { OPEN_TENDERS, type Tender } from '../tenders-management/tenders.ts'
import { daysBetween } from '../wording/dates.ts'
import styles from './heroes.module.css'

/** A rectangle of a gallery's picture, in its pixels. */
type Box = { left: number; top: number; width: number; height: number }

type Props = {
  box: Box
  /** Whether only the first element on the ground is shown, without those that lie over it. */
  firstOnly?: boolean
  children: ReactNode
}

/** Crops a scene to a box. */
function Crop({ box: { left, top, width, height }, firstOnly = false, children }: Props) {
  return (
    <div style={{ position: 'relative', overflow: 'hidden', width, height }}>
      <div
        className={firstOnly ? styles.alone : ''}
        style={{ position: 'absolute', left: -left, top: -top, ...GALLERY_SIZE }}
      >
        {children}
      </div>
    </div>
  )
}

/** The width of the part of a window that the phone in front of it covers, in pixels. */
const COVERED_WIDTH = 136

/** A window whose empty left edge is stretched to lie under the phone in front, so that the phone covers no text. */
function BehindPhone({ box, children }: { box: Box; children: ReactNode }) {
  return (
    <div style={{ display: 'flex' }}>
      <div style={{ width: COVERED_WIDTH }}>
        <div style={{ width: 1, transform: `scaleX(${COVERED_WIDTH})`, transformOrigin: '0 0' }}>
          <Crop box={{ ...box, width: 1 }}>{children}</Crop>
        </div>
      </div>
      <Crop box={box}>{children}</Crop>
    </div>
  )
}

/** The text of the event's sheet, which is below the drawing on a phone. */
const EVENT_TEXT = { left: 570, top: 84, width: 560, height: 646 }

/** The bid in a window as wide as a phone, inside its rounded corners. */
const NARROW_BID = { left: 55, top: 53, width: 566, height: 790 }

/** The week's questions on a phone, without the slip of paper. */
const NARROW_QUESTIONS = { left: 35, top: 55, width: 763, height: 789 }

const NOTICES_ON_PHONE = 3

/** Two of the kitchen's three columns, as wide as a phone. */
function NarrowKitchen() {
  return (
    <div className={`${fourCornersStyles.fc} ${board.night} ${board.twoColumns} ${styles.screen}`}>
      <KitchenBoard head={<KitchenHead />} />
    </div>
  )
}

/** The family day on a member's phone: four of them are coming. */
function FamilyDayOnPhone() {
  return (
    <div className={`${hillsideStyles.hs} ${styles.screen}`}>
      <StatusBar time="17:20" />
      <FamilyDayDrawing className={styles.day} />
      <Crop box={EVENT_TEXT}>
        <Events />
      </Crop>
    </div>
  )
}

/** The first notices of the list on a phone, large enough to be read at a third of its width. */
function NoticesOnPhone() {
  return (
    <div className={`${book.book} ${styles.screen}`}>
      <div className={styles.bidbook}>
        <StatusBar time="16:30" />
        <b>
          <Mark />
          {own.name}
        </b>
      </div>
      <p className={`${book.title} ${styles.fitting}`}>{OPEN_TENDERS.length} that fit you</p>
      <ul>
        {OPEN_TENDERS.slice(0, NOTICES_ON_PHONE).map((tender) => (
          <Notice key={tender.reference} {...tender} />
        ))}
      </ul>
    </div>
  )
}

function Notice({ title, buyer, closing }: Tender) {
  const days = daysBetween(TODAY, closing.date)
  return (
    <li className={styles.notice} data-hot={days === 1 ? '' : undefined}>
      <span className={styles.days}>
        <b className={book.mono}>{days}</b>
        {days === 1 ? 'day left' : 'days left'}
      </span>
      <div>
        <h4>{title}</h4>
        <p>{buyer}</p>
        <p className={styles.closes}>
          {shortDay(closing.date)} <span className={book.mono}>{closing.time}</span>
        </p>
      </div>
    </li>
  )
}

const SCENES = [...assistant, ...hillside, ...fourCorners, ...cameras, ...blouheuwel, ...bidbook]

/**
 * The hero pictures of the solutions' pages, without a ground: the page draws the devices around them. `front` is the customer's
 * phone (taller than wide) or screen, `behind` the owner's window. `behind-narrow` is the part of that window that can be read on
 * a phone; it ends between two columns. Each crop begins inside the window's rounded corners, where no ground shows; behind a
 * phone, also past the mark of a chosen row.
 */
export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'tenders-management-hero-front', width: 500, height: 880, scene: NoticesOnPhone },
  behindPhone('tenders-management-hero-behind', 'tenders-management-3', {
    left: 55,
    top: 53,
    width: 1090,
    height: 790,
  }),
  crop('tenders-management-hero-behind-narrow', () => <BidChecklist isNarrow />, NARROW_BID),
  crop('food-delivery-hero-front', 'food-delivery-3', { left: 70, top: 50, width: 612, height: 850 }, true),
  behindPhone('food-delivery-hero-behind', 'food-delivery-4', {
    left: 66,
    top: 56,
    width: 1068,
    height: 822,
  }),
  { name: 'food-delivery-hero-behind-narrow', width: 722, height: 828, scene: NarrowKitchen },
  crop('premium-chat-widget-hero-front', 'premium-chat-widget-2', {
    left: 604,
    top: 42,
    width: 560,
    height: 652,
  }),
  behindPhone('premium-chat-widget-hero-behind', 'premium-chat-widget-3', {
    left: 48,
    top: 55,
    width: 1104,
    height: 823,
  }),
  crop('premium-chat-widget-hero-behind-narrow', 'premium-chat-widget-3', {
    left: 351,
    top: 55,
    width: 532,
    height: 823,
  }),
  crop('live-camera-hero-front', 'live-camera-2', { left: 52, top: 46, width: 1096, height: 830 }),
  crop('live-camera-hero-behind', 'live-camera-1', { left: 51, top: 39, width: 1098, height: 814 }),
  crop('live-camera-hero-behind-narrow', 'live-camera-1', { left: 51, top: 39, width: 547, height: 814 }),
  crop('ai-chatbot-hero-front', 'ai-chatbot-2', { left: 560, top: 132, width: 600, height: 644 }),
  behindPhone('ai-chatbot-hero-behind', 'ai-chatbot-3', { left: 38, top: 55, width: 1124, height: 815 }),
  crop('ai-chatbot-hero-behind-narrow', () => <WhatPeopleAsk isNarrow />, NARROW_QUESTIONS),
  { name: 'church-app-hero-front', width: 560, height: 1024, scene: FamilyDayOnPhone },
  behindPhone('church-app-hero-behind', 'church-app-5', { left: 56, top: 56, width: 1088, height: 790 }),
  crop('church-app-hero-behind-narrow', 'church-app-5', { left: 680, top: 142, width: 466, height: 411 }),
]

type Scene = ScenePicture['scene']

function crop(name: string, source: string | Scene, box: Box, firstOnly = false): ScenePicture {
  const Scene = sceneOf(source)
  return {
    name,
    width: box.width,
    height: box.height,
    scene: () => (
      <Crop box={box} firstOnly={firstOnly}>
        <Scene />
      </Crop>
    ),
  }
}

function behindPhone(name: string, source: string, box: Box): ScenePicture {
  const Scene = sceneOf(source)
  return {
    name,
    width: COVERED_WIDTH + box.width,
    height: box.height,
    scene: () => (
      <BehindPhone box={box}>
        <Scene />
      </BehindPhone>
    ),
  }
}

/** @throws {Error} if no picture has the name `source` */
function sceneOf(source: string | Scene): Scene {
  if (typeof source !== 'string') return source
  const picture = SCENES.find(({ name }) => name === source)
  if (!picture) throw new Error(`No scene ${source} to cut a hero out of`)
  return picture.scene
}
