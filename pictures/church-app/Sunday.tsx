import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { own } from './brand.json'
import hs from './hillside.module.css'
import { SundayApp } from './SundayApp.tsx'
import { megabytes } from './sermons.ts'
import styles from './sunday.module.css'

/** Sunday at four minutes past nine: the service is live, at home too. */
export function Sunday() {
  return (
    <Ground tint="fynbos">
      <Frame kind="phone" left={56} top={36} width={640} height={1060} className={hs.hs}>
        <SundayApp brand={own} />
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

/** What the camera in the church sees: the round window, the lectern, the choir. */
function LiveService({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 456 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h456v480H0Z" fill="#e4d3a8" />
      <path d="M108 480V170a120 120 0 0 1 240 0v310Z" fill="#f3e6c3" />
      <g transform="translate(0 -26)">
        <circle cx="228" cy="168" r="70" fill="#8d4a2f" />
        <circle cx="228" cy="168" r="58" fill="#fbe7a8" />
        <path d="M228 110v116M170 168h116" stroke="#8d4a2f" strokeWidth="9" />
        <path d="M187 127a58 58 0 0 1 41-17v58h-58a58 58 0 0 1 17-41Z" fill="#9cc0cc" />
        <path d="M269 209a58 58 0 0 1-41 17v-58h58a58 58 0 0 1-17 41Z" fill="#9cc0cc" />
        <path d="M228 110v116M170 168h116" stroke="#8d4a2f" strokeWidth="8" />
      </g>
      <path d="M0 410h456v70H0Z" fill="#b98a5a" />
      <path d="M90 388h276v30H90Z" fill="#a1754a" />
      <Candle x={72} />
      <Candle x={384} />
      <Preacher />
      <Choir />
    </svg>
  )
}

function Candle({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-4 300h8v110h-8ZM-24 404h48v10h-48Z" fill="#5c3a22" />
      <path d="M-10 256h20v46h-20Z" fill="#fdfbf1" />
      <path d="M0 212c14 18 14 36 0 42-14-6-14-24 0-42Z" fill="#e2932f" />
      <path d="M0 230c7 10 7 19 0 23-7-4-7-13 0-23Z" fill="#fbe7a8" />
    </g>
  )
}

function Preacher() {
  return (
    <>
      <circle cx="228" cy="262" r="29" fill="#7a4a2c" />
      <path d="M199 260c-2-38 60-38 58 0-10-14-46-14-58 0Z" fill="#2b1d14" />
      <path d="M166 390c0-66 22-94 62-94s62 28 62 94Z" fill="#3c441d" />
      <path d="M216 296h24l-4 92h-16Z" fill="#fdfbf1" />
      <path d="M172 332c-22-8-36-26-34-46l14-2c4 16 16 26 34 30Z" fill="#3c441d" />
      <circle cx="144" cy="280" r="11" fill="#7a4a2c" />
      <path d="M178 352h100l-10 20h-80ZM194 372h68v46h-68Z" fill="#6b4226" />
      <path d="M228 380v30M216 390h24" stroke="#e2b545" strokeWidth="5" />
    </>
  )
}

const SINGERS = [
  { x: 18, skin: '#6a3f26' },
  { x: 96, skin: '#8a5a38' },
  { x: 360, skin: '#b47c52' },
  { x: 438, skin: '#6a3f26' },
]

function Choir() {
  return SINGERS.map(({ x, skin }) => (
    <g key={x}>
      <path d={`M${x - 44} 480c0-44 18-56 44-56s44 12 44 56Z`} fill="#8d4a2f" />
      <path d={`M${x - 16} 428h32l-16 26Z`} fill="#fdfbf1" />
      <circle cx={x} cy="404" r="24" fill={skin} />
      <path d={`M${x - 25} 402c0-34 50-34 50 0-14-10-36-10-50 0Z`} fill="#2b1d14" />
    </g>
  ))
}
