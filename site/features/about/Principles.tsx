import type { ReactNode } from 'react'
import type { Principle } from '../../../domain/content/pages.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Principles.module.css'

export function Principles({ principles }: { principles: ReadonlyArray<Principle> }) {
  return (
    <Section labelledBy="why-us">
      <p className={styles.kicker}>Why Us</p>
      <h2 id="why-us" className={styles.heading}>
        Our principles that keep us moving forward together.
      </h2>
      <ul className={styles.principles}>
        {principles.map(({ name, description, icon }) => (
          <li key={name}>
            <svg viewBox="10 4 84 90" width="112" height="120" className={styles.icon} aria-hidden="true">
              <circle cx="57" cy="41" r="36" fill="var(--unlit)" />
              {DRAWINGS[icon]}
            </svg>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The icons share a style: a moon behind, outlines in ink, the main part in gold. */
const DRAWINGS: Record<Principle['icon'], ReactNode> = {
  receipt: (
    <g transform="translate(-4 0)">
      <path
        d="M14 18A6 6 0 0 1 20 12H56A6 6 0 0 1 62 18V82A6 6 0 0 1 50 82A6 6 0 0 1 38 82A6 6 0 0 1 26 82A6 6 0 0 1 14 82Z"
        fill="var(--ink)"
      />
      <path d="M25 29H51M25 41H43" stroke="var(--raised)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="47" cy="61" r="9.5" fill="var(--moon)" />
    </g>
  ),
  'calendar-check': (
    <>
      <g fill="var(--moon)">
        <circle cx="51.39" cy="14.59" r="5.5" />
        <circle cx="66.23" cy="15.63" r="5.5" />
        <circle cx="78.28" cy="24.38" r="5.5" />
        <circle cx="83.85" cy="38.18" r="5.5" />
        <circle cx="81.27" cy="52.84" r="5.5" />
      </g>
      <circle cx="38" cy="58" r="28" fill="var(--ink)" />
      <path
        d="M27 58L35.5 66.5L50.5 50"
        stroke="var(--moon)"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  key: (
    <>
      <path
        d="M44 50L80 86M66 72L77 61M79 85L86 78"
        stroke="var(--ink)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="34" cy="40" r="24" fill="var(--moon)" />
      <circle cx="34" cy="40" r="9" fill="var(--ink)" />
    </>
  ),
  phone: (
    <g transform="translate(-4 0)">
      <rect x="14" y="22" width="42" height="68" rx="10" fill="var(--ink)" />
      <path d="M20.5 36a5 5 0 0 1 5-5H44.5a5 5 0 0 1 5 5V66H20.5Z" fill="var(--raised)" />
      <path d="M23.5 66A11.5 11.5 0 0 1 46.5 66Z" fill="var(--moon)" />
      <path d="M31 79H39" stroke="var(--raised)" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  shield: (
    <g transform="translate(-2 0)">
      <path
        d="M12 32A6 6 0 0 1 18 26H64A6 6 0 0 1 70 32V52A40 40 0 0 1 41 91A40 40 0 0 1 12 52Z"
        fill="var(--ink)"
      />
      <circle cx="41" cy="45" r="9.5" fill="var(--moon)" />
      <path d="M25 73A16 16 0 0 1 57 73Z" fill="var(--moon)" />
    </g>
  ),
  speech: (
    <g transform="translate(2 0)">
      <path d="M40 24A32 32 0 1 1 26 84.8L10 90L13.5 74A32 32 0 0 1 40 24Z" fill="var(--ink)" />
      <path d="M26 48H54M26 62H38" stroke="var(--raised)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="50.5" cy="62" r="5.5" fill="var(--moon)" />
    </g>
  ),
}
