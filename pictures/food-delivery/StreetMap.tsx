import { Bike } from './Bike.tsx'
import styles from './four-corners.module.css'

type Props = { className?: string | undefined; viewBox: string; names?: boolean }

/** Brixton between the kitchen and Caroline Street; the way already ridden is red. */
export function StreetMap({ className, viewBox, names = true }: Props) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M-200-200h1400V1000H-200Z" fill="#efe9da" />
      <path d="M584 60h210l-14 186-214-34ZM60 420h180v120H60Z" fill="#cfe0bf" />
      <Streets />
      {names && (
        <g className={styles.streetName}>
          <text x="612" y="150">
            Frost Park
          </text>
          <text x="590" y="300" transform="rotate(8.53 590 300)">
            Caroline Street
          </text>
        </g>
      )}
      <g fill="none" strokeWidth="16" strokeLinejoin="round" strokeLinecap="round">
        <path d="M214 146 222 216 545 264 530 494 786 532" stroke="#17130f" />
        <path d="M214 146 222 216 545 264 536 392" stroke="#d3321d" />
      </g>
      <Kitchen />
      <path
        transform="translate(786 532)"
        d="M0 14C-30-20-36-40-36-52a36 36 0 0 1 72 0c0 12-6 32-36 66Z"
        fill="#17130f"
      />
      <path transform="translate(786 532)" d="m-18-49 18-16 18 16v19h-36Z" fill="#f3cf7a" />
      <g transform="translate(534 396)">
        <circle r="68" fill="#fff" stroke="#d3321d" strokeWidth="8" />
        <g transform="translate(-57 -40)">
          <Bike width={114} />
        </g>
      </g>
    </svg>
  )
}

function Streets() {
  return (
    <g stroke="#fff" fill="none">
      <path d="M-220 149 1180 360" strokeWidth="44" />
      <path d="M180-120 360 800M820-120 770 900" strokeWidth="34" />
      <path d="M-120 402 1080 580M566-120 514 900" strokeWidth="26" />
      <path d="M-120 82 1080 58M-120 640 1080 760M40 -60 80 900" strokeWidth="20" />
    </g>
  )
}

function Kitchen() {
  return (
    <g transform="translate(214 146)">
      <rect x="-36" y="-36" width="72" height="72" rx="18" fill="#17130f" />
      <path
        d="M-16-18v10c0 8 8 8 8 8V20M0-18v10c0 8-8 8-8 8M-8-18v14M14 20V-18c-9 4-9 20-4 24h4"
        stroke="#f3cf7a"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  )
}
