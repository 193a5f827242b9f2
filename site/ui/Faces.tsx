import styles from './Faces.module.css'

/** Small pictures of people side by side, if there are any. */
export function Faces({ pictures }: { pictures: ReadonlyArray<string> }) {
  if (pictures.length === 0) return null
  return (
    <div className={styles.faces}>
      {pictures.map((src) => (
        <Face key={src} src={src} alt="" />
      ))}
    </div>
  )
}

/** A person's picture. */
export function Face({ src, alt }: { src: string; alt: string }) {
  return (
    <img
      src={src}
      className={styles.face}
      width={192}
      height={192}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
}
