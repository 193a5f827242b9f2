import { type ReactNode, useEffect } from 'react'
import { phasePath } from '../../ui/moon.ts'
import { NamedLogo } from '../frame/Logo.tsx'
import styles from './SignInFrame.module.css'

/** The frame of the sign-in pages: nine moons for the nine working hours, and a form; without children, while it loads. */
export function SignInFrame({ title, children }: { title: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${COMPANY_NAME} inbox`
  }, [title])
  return (
    <main className={styles.frame}>
      <div className={styles.art}>
        <NineMoons />
        <p>Nine working hours, from the moment somebody writes.</p>
      </div>
      <div className={styles.form}>
        <NamedLogo name={COMPANY_NAME} />
        {children && <h1>{title}</h1>}
        {children}
      </div>
    </main>
  )
}

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A moon for each of the nine working hours, in an arc above the horizon. */
function NineMoons() {
  return (
    <>
      <svg
        className={`${styles.moons} wide-only`}
        viewBox="0 0 760 900"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {HOURS.map((hour) => (
          <Hour key={hour} hour={hour} at={arcPosition(hour)} scale={3} />
        ))}
        <path d="M40 700H720" stroke="#4a5468" strokeWidth="1.5" />
      </svg>
      <svg
        className={`${styles.moons} narrow-only`}
        viewBox="0 0 390 152"
        preserveAspectRatio="xMidYMid meet"
        aria-hidden="true"
      >
        {HOURS.map((hour) => (
          <Hour key={hour} hour={hour} at={flatArcPosition(hour)} scale={1.3} />
        ))}
      </svg>
    </>
  )
}

function Hour({ hour, at: [x, y], scale }: { hour: number; at: [x: number, y: number]; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="10.5" fill="#2a3242" />
      <path d={phasePath(hour / HOURS.length, 10.5)} transform="scale(-1 1)" fill="#f4c152" />
    </g>
  )
}

/** From 170° to 10° on an ellipse with radii 290 and 323 around (380, 633). */
function arcPosition(hour: number): [x: number, y: number] {
  const angle = (Math.PI * (170 - (hour - 1) * 20)) / 180
  return [Math.round(380 + 290 * Math.cos(angle)), Math.round(633 - 323 * Math.sin(angle))]
}

function flatArcPosition(hour: number): [x: number, y: number] {
  const angle = (Math.PI * (hour - 1)) / (HOURS.length - 1)
  return [43 + (hour - 1) * 38, Math.round(95 - 43 * Math.sin(angle))]
}

export function OrDivider() {
  return <p className={styles.or}>or</p>
}
