import styles from './scenes.module.css'

export function ChatScene() {
  return (
    <div className={`${styles.sheet} ${styles.chat}`}>
      <div className={styles.who}>
        <i />
        <b>Salon, Umlazi</b>
        <span>open until 18:00</span>
      </div>
      <p className={styles.asked}>Do you have a place on Saturday for braids?</p>
      <p className={styles.answered}>Saturday 10:00 or 13:30. Which one shall I keep?</p>
      <p className={styles.asked}>10:00 please</p>
      <p className={styles.answered}>It is yours. See you on Saturday at 10:00.</p>
    </div>
  )
}
