import styles from './GalleryDialog.module.css'

type Props = { title: string }

/** Where the gallery's pictures open, one beside the other, to be zoomed; gallery.ts fills it. Without script it stays closed. */
export function GalleryDialog({ title }: Props) {
  return (
    <dialog className={styles.dialog} aria-labelledby="gallery-title" data-gallery>
      <div className={styles.bar}>
        <h3 id="gallery-title" className="visually-hidden">
          Pictures of {title}
        </h3>
        <p role="status" className={styles.place} data-place />
        <button type="button" className={styles.button} aria-pressed="false" data-zoom-button>
          <Sign path="M15 15l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M10.5 7.5v6M7.5 10.5h6" />
          <span className="visually-hidden">Zoom in</span>
        </button>
        <button type="button" className={styles.button} data-step="-1">
          <Sign path="M14 5l-7 7 7 7" />
          <span className="visually-hidden">Previous picture</span>
        </button>
        <button type="button" className={styles.button} data-step="1">
          <Sign path="M10 5l7 7-7 7" />
          <span className="visually-hidden">Next picture</span>
        </button>
        <button type="button" className={styles.button} data-close>
          <Sign path="M6 6l12 12M18 6L6 18" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      <ul className={styles.track} data-track />
    </dialog>
  )
}

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
