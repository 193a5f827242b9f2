import { Events } from '../church-app/Events.tsx'
import { FamilyDayDrawing } from '../church-app/FamilyDayDrawing.tsx'
import hillside from '../church-app/hillside.module.css'
import { StatusBar } from '../frames/StatusBar.tsx'
import { Cut } from './Cut.tsx'
import styles from './heroes.module.css'

/** The words of the event's sheet, below its drawing instead of beside it. */
const WORDS = { left: 570, top: 84, width: 560, height: 646 }

/** The family day on a member's phone: four of them are coming. */
export function FamilyDayOnPhone() {
  return (
    <div className={`${hillside.hs} ${styles.screen}`}>
      <StatusBar time="17:20" />
      <FamilyDayDrawing className={styles.day} />
      <Cut box={WORDS}>
        <Events />
      </Cut>
    </div>
  )
}
