import { MakerCards, type Workshop } from './MakerCard.tsx'
import styles from './MakersView.module.css'

export function MakersView({ workshops }: { workshops: ReadonlyArray<Workshop> }) {
  return (
    <div className="wrap">
      <div className={styles.title}>
        <h1>Sixteen workshops</h1>
        <p>Every one has a door you can knock on. (In a demo, you cannot.)</p>
      </div>
      <h2 className="hide">Where they are</h2>
      <MakerCards workshops={workshops} />
    </div>
  )
}
