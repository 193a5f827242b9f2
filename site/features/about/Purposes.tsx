import type { Purpose } from '../../../domain/content/about-page.ts'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import { BranchesScene } from './BranchesScene.tsx'
import { ChatScene } from './ChatScene.tsx'
import { OrdersScene } from './OrdersScene.tsx'
import styles from './Purposes.module.css'

const SCENES = { chat: ChatScene, orders: OrdersScene, branches: BranchesScene }

type Props = { purposes: ReadonlyArray<Purpose> }

/** What the work is for: each verb with a drawn scene of one salon and its share of a moon. */
export function Purposes({ purposes }: Props) {
  return (
    <Section ground="quiet">
      <h2>What our work is for</h2>
      <ol className={styles.purposes}>
        {purposes.map(({ title, description, scene, tint }, at) => {
          const Scene = SCENES[scene]
          return (
            <li key={title}>
              <div className={styles.picture} data-tint={tint} aria-hidden="true">
                <Scene />
              </div>
              <h3>
                <Moon fraction={(at + 1) / purposes.length} size={28} ground="quiet" />
                {title}
              </h3>
              <p>{description}</p>
            </li>
          )
        })}
      </ol>
      <p className={styles.note}>The salon in the pictures is an example.</p>
    </Section>
  )
}
