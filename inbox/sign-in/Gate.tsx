import { type ReactNode, useEffect } from 'react'
import { LogoOf } from '../frame/Logo.tsx'
import styles from './Gate.module.css'
import { NineMoons } from './NineMoons.tsx'

/** The frame of signing in: nine moons for the nine working hours, and a form. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${COMPANY_NAME} inbox`
  }, [title])
  return (
    <main className={styles.gate}>
      <div className={styles.art}>
        <NineMoons />
        <p>Nine working hours, from the moment somebody writes.</p>
      </div>
      <div className={styles.form}>
        <LogoOf name={COMPANY_NAME} />
        {children}
      </div>
    </main>
  )
}
