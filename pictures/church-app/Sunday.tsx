import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { OWN_BRANDS } from '../live/own-brands.ts'
import hs from './hillside.module.css'
import { LiveService } from './LiveService.tsx'
import { SundayApp } from './SundayApp.tsx'
import { megabytes } from './sermons.ts'
import styles from './sunday.module.css'

/** Sunday at four minutes past nine: the service is live, at home too. */
export function Sunday() {
  return (
    <Ground tint="fynbos">
      <Frame kind="phone" left={56} top={36} width={640} height={1060} className={hs.hs}>
        <SundayApp brand={OWN_BRANDS['church-app']} />
      </Frame>
      <Frame kind="sheet" left={736} top={72} width={408} className={`${hs.hs} ${styles.live}`}>
        <LiveService className={styles.service} />
        <div>
          <h4>Morning service</h4>
          <p className={hs.quiet}>since 09:00, with Ps. Nkosi</p>
          <p className={`${hs.button} ${styles.action}`}>Watch</p>
          <p className={`${hs.button} ${styles.action}`} data-quiet="">
            Listen only
          </p>
          <p className={styles.data}>{megabytes(60)} an hour</p>
        </div>
      </Frame>
    </Ground>
  )
}
