import styles from './awning.module.css'

/** Stripes in the brand's colour (else red) and white, 60 wide each, from y 84 to 176 of the drawing. */
export function Awning({ stripes }: { stripes: number }) {
  return Array.from({ length: stripes }, (_, stripe) => stripe).map((stripe) => (
    <path
      key={stripe}
      className={stripe % 2 === 0 ? styles.coloured : styles.white}
      d="M0 84h60v62a30 26 0 0 1-60 0Z"
      transform={`translate(${stripe * 60} 0)`}
    />
  ))
}
