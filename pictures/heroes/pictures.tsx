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
  /** Without what lies over the first thing on the ground. */
  alone?: boolean
  children: ReactNode
}

/** A window on a scene: only what lies in the box is seen. */
function Cut({ box: { left, top, width, height }, alone = false, children }: Props) {
  return (
    <div style={{ position: 'relative', overflow: 'hidden', width, height }}>
      <div
        className={alone ? styles.alone : ''}
        style={{ position: 'absolute', left: -left, top: -top, ...GALLERY_SIZE }}
      >
        {children}
      </div>
    </div>
  )
}

/** Pixels of a window that lie under the phone before it. */
const TUCK = 136

/** A window that begins under the phone before it, so that its text keeps clear of the phone: its empty edge drawn out. */
function Tucked({ box, children }: { box: Box; children: ReactNode }) {
  return (
    <div style={{ display: 'flex' }}>
      <div style={{ width: TUCK }}>
        <div style={{ width: 1, transform: `scaleX(${TUCK})`, transformOrigin: '0 0' }}>
          <Cut box={{ ...box, width: 1 }}>{children}</Cut>
        </div>
      </div>
      <Cut box={box}>{children}</Cut>
    </div>
  )
}

/** @throws {Error} if the product has no picture of that name */
function sceneOf(name: string, pictures: ReadonlyArray<ScenePicture>): ScenePicture['scene'] {
  const picture = pictures.find((picture) => picture.name === name)
  if (!picture) throw new Error(`No scene ${name} to cut a hero out of`)
  return picture.scene
}

/** The words of the event's sheet, below its drawing instead of beside it. */
const WORDS = { left: 570, top: 84, width: 560, height: 646 }

/** The bid of a window as wide as a phone, inside its rounded corners. */
const NARROW_BID = { left: 55, top: 53, width: 566, height: 790 }

/** The week's questions where there is no room for the slip beside them. */
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
      <Cut box={WORDS}>
        <Events />
      </Cut>
    </div>
  )
}

/** The first of the notices that fit, on a phone: its text can be read where the whole list is a third as wide. */
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

const SCENES = [...assistant, ...hillside, ...fourCorners, ...cameras, ...blouheuwel, ...bidbook] as const

/**
 * What opens the page of a solution, without a ground: the page itself draws the device around it. In front is what is in the
 * customer's hand (taller than wide: a phone) or on their screen, behind is the owner's window. On a phone a part of that window
 * is shown whose text can be read there: it ends between two columns. Each cut begins inside the window's rounded corners, where
 * no ground shows; where a phone stands before the window, also past the mark of a chosen row.
 */
export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'tenders-management-hero-front', width: 500, height: 880, scene: NoticesOnPhone },
  tucked('tenders-management-hero-behind', 'tenders-management-3', {
    left: 55,
    top: 53,
    width: 1090,
    height: 790,
  }),
  {
    name: 'tenders-management-hero-behind-narrow',
    width: NARROW_BID.width,
    height: NARROW_BID.height,
    scene: () => (
      <Cut box={NARROW_BID}>
        <BidChecklist isNarrow />
      </Cut>
    ),
  },
  cut('food-delivery-hero-front', 'food-delivery-3', { left: 70, top: 50, width: 612, height: 850 }, true),
  tucked('food-delivery-hero-behind', 'food-delivery-4', { left: 66, top: 56, width: 1068, height: 822 }),
  { name: 'food-delivery-hero-behind-narrow', width: 722, height: 828, scene: NarrowKitchen },
  cut('premium-chat-widget-hero-front', 'premium-chat-widget-2', {
    left: 604,
    top: 42,
    width: 560,
    height: 652,
  }),
  tucked('premium-chat-widget-hero-behind', 'premium-chat-widget-3', {
    left: 48,
    top: 55,
    width: 1104,
    height: 823,
  }),
  cut('premium-chat-widget-hero-behind-narrow', 'premium-chat-widget-3', {
    left: 351,
    top: 55,
    width: 532,
    height: 823,
  }),
  cut('live-camera-hero-front', 'live-camera-2', { left: 52, top: 46, width: 1096, height: 830 }),
  cut('live-camera-hero-behind', 'live-camera-1', { left: 51, top: 39, width: 1098, height: 814 }),
  cut('live-camera-hero-behind-narrow', 'live-camera-1', { left: 51, top: 39, width: 547, height: 814 }),
  cut('ai-chatbot-hero-front', 'ai-chatbot-2', { left: 560, top: 132, width: 600, height: 644 }),
  tucked('ai-chatbot-hero-behind', 'ai-chatbot-3', { left: 38, top: 55, width: 1124, height: 815 }),
  {
    name: 'ai-chatbot-hero-behind-narrow',
    width: NARROW_QUESTIONS.width,
    height: NARROW_QUESTIONS.height,
    scene: () => (
      <Cut box={NARROW_QUESTIONS}>
        <WhatPeopleAsk isNarrow />
      </Cut>
    ),
  },
  { name: 'church-app-hero-front', width: 560, height: 1024, scene: FamilyDayOnPhone },
  tucked('church-app-hero-behind', 'church-app-5', { left: 56, top: 56, width: 1088, height: 790 }),
  cut('church-app-hero-behind-narrow', 'church-app-5', { left: 680, top: 142, width: 466, height: 411 }),
]

/** @param alone without what lies over the first thing in the picture */
function cut(name: string, of: string, box: Box, alone = false): ScenePicture {
  const Scene = sceneOf(of, SCENES)
  return {
    name,
    width: box.width,
    height: box.height,
    scene: () => (
      <Cut box={box} alone={alone}>
        <Scene />
      </Cut>
    ),
  }
}

function tucked(name: string, of: string, box: Box): ScenePicture {
  const Scene = sceneOf(of, SCENES)
  return {
    name,
    width: TUCK + box.width,
    height: box.height,
    scene: () => (
      <Tucked box={box}>
        <Scene />
      </Tucked>
    ),
  }
}
