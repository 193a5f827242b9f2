import styles from './four-corners.module.css'

type Props = {
  className?: string | undefined
  lettered?: boolean
  /** The width inside another drawing; the height follows from it. */
  width?: number
}

/** The rider's motorbike with the kitchen's box on it. */
export function Bike({ className, lettered = false, width }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 400 260"
      {...(width === undefined ? {} : { width, height: (width * 260) / 400 })}
      aria-hidden="true"
    >
      <path d="M84 196 168 164M232 168 190 176" stroke="#3a342d" strokeWidth="14" strokeLinecap="round" />
      <path d="M236 194H96" stroke="#a49a8a" strokeWidth="14" strokeLinecap="round" />
      <rect x="158" y="146" width="88" height="44" rx="12" fill="#3a342d" />
      <path d="M176 158h52M176 172h52" stroke="#6b6357" strokeWidth="5" />
      <Wheel x={84} />
      <Wheel x={318} />
      <path d="M280 80 318 196" stroke="#17130f" strokeWidth="13" strokeLinecap="round" />
      <path d="M268 150c14-20 60-24 90 6l-14 6c-22-16-44-14-66-2Z" fill="#d3321d" />
      <path d="M250 76 300 68" stroke="#17130f" strokeWidth="12" strokeLinecap="round" />
      <path d="M182 144c8-40 60-52 104-30l-18 40h-72Z" fill="#d3321d" />
      <path
        d="M210 124c14-12 32-14 50-10"
        stroke="#ef6a52"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="306" cy="102" r="19" fill="#fff8ea" stroke="#17130f" strokeWidth="7" />
      <path d="M90 126h106c4 10 0 22-12 22h-76c-12 0-20-10-18-22Z" fill="#17130f" />
      <path d="M52 148c20-18 60-16 76 2l-10 6c-18-8-40-8-58 0Z" fill="#d3321d" />
      <rect x="22" y="14" width="132" height="112" rx="14" fill="#17130f" />
      <path d="M22 44h132" stroke="#4a4238" strokeWidth="5" />
      {lettered ? (
        <text className={styles.boxLetters} textAnchor="middle" fill="#f3cf7a">
          <tspan x="88" y="78">
            Four
          </tspan>
          <tspan x="88" y="106">
            Corners
          </tspan>
        </text>
      ) : (
        <path d="M66 60h44v44H66ZM88 60v44M66 82h44" stroke="#f3cf7a" strokeWidth="8" fill="none" />
      )}
    </svg>
  )
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy="196" r="45" fill="#d8cfbd" stroke="#17130f" strokeWidth="18" />
      <path
        d={`M${x - 34} 196h68M${x} 162v68M${x - 24} 172l48 48M${x + 24} 172l-48 48`}
        stroke="#8f8576"
        strokeWidth="4"
      />
      <circle cx={x} cy="196" r="9" fill="#17130f" />
    </>
  )
}
