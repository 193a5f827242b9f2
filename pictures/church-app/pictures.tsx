import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { dayOf, shortWeekday } from '../wording/dates.ts'
import styles from './card.module.css'
import { Events } from './Events.tsx'
import { FamilyDayDrawing } from './FamilyDayDrawing.tsx'
import { FAMILY_DAY, HOUSEHOLD, headsOf } from './family-day.ts'
import { Give } from './Give.tsx'
import { Groups } from './Groups.tsx'
import hs from './hillside.module.css'
import { Listen } from './Listen.tsx'
import { Office } from './Office.tsx'
import { Sunday } from './Sunday.tsx'
import '@fontsource-variable/rubik'
import '@fontsource-variable/source-serif-4/opsz.css'

/** The family day in its arch, and the household that comes. */
function Card() {
  return (
    <Ground tint="fynbos">
      <FamilyDayDrawing className={styles.arch} />
      <Frame kind="sheet" left={596} top={112} width={548} className={`${hs.hs} ${styles.day}`}>
        <i>
          {dayOf(FAMILY_DAY.date)}
          <span>{shortWeekday(FAMILY_DAY.date)}</span>
        </i>
        <h3>
          Family
          <br />
          day
        </h3>
      </Frame>
      <Frame kind="sheet" left={500} top={400} width={644} className={`${hs.hs} ${styles.party}`}>
        <p>
          <b className={hs.serif}>We are {headsOf(HOUSEHOLD)}</b>
          <i>–</i>
          <i data-more="">+</i>
        </p>
        <p className={`${hs.button} ${styles.action}`}>We are coming</p>
      </Frame>
    </Ground>
  )
}

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'church-app-1', ...GALLERY_SIZE, scene: Sunday },
  { name: 'church-app-2', ...GALLERY_SIZE, scene: Listen },
  { name: 'church-app-3', ...GALLERY_SIZE, scene: Give },
  { name: 'church-app-4', ...GALLERY_SIZE, scene: Events },
  { name: 'church-app-5', ...GALLERY_SIZE, scene: Office },
  { name: 'church-app-6', ...GALLERY_SIZE, scene: Groups },
  { name: 'church-app-card', ...GALLERY_SIZE, scene: Card },
]
