import styles from './Faces.module.css'

/** Small pictures of people beside each other. Nothing without any. */
export function Faces({ pictures }: { pictures: ReadonlyArray<string> }) {
  if (pictures.length === 0) return null
  return (
    <div className={styles.faces}>
      {pictures.map((src) => (
        <Face key={src} src={src} />
      ))}
    </div>
  )
}

/** A person's picture: the name stands beside it. */
export function Face({ src }: { src: string }) {
  return (
    <img src={src} className={styles.face} width={192} height={192} alt="" loading="lazy" decoding="async" />
  )
}
