import styles from './Forecast.module.css'

export function Forecast() {
  return (
    <div className={styles.card}>
      <p className={styles.saying}>
        <b>48</b> loaves on Saturday
        <span>most likely between 41 and 55</span>
      </p>
      <svg viewBox="0 0 300 110" className={styles.chart} aria-hidden="true">
        <rect x="212" y="6" width="88" height="92" fill="#e2ecf8" />
        <path d="M0 97.5h300" stroke="#d6d0c2" />
        <path
          d="M10 56 25 58 40 57 55 52 70 39 85 32 100 67 115 53 130 57 145 56 160 48 175 35 190 18 205 65"
          fill="none"
          stroke="#24406e"
          strokeWidth="2.5"
        />
        <path
          d="M205 65 222 57 239 58 256 52 273 34 290 62"
          fill="none"
          stroke="#24406e"
          strokeWidth="2.5"
          strokeDasharray="3 4"
        />
        <path d="M273 25v18M268 25h10M268 43h10" stroke="#171a21" strokeWidth="2" />
        <circle cx="273" cy="34" r="5" fill="#f4c152" stroke="#171a21" strokeWidth="1.5" />
      </svg>
    </div>
  )
}
