import type { Principle } from '../../../domain/content/pages.ts'
import { Section } from '../../ui/Section.tsx'
import { PrincipleIcon } from './PrincipleIcon.tsx'
import styles from './Principles.module.css'

type Props = { principles: ReadonlyArray<Principle> }

export function Principles({ principles }: Props) {
  return (
    <Section labelledBy="why-us">
      <p className={styles.kicker}>Why Us</p>
      <h2 id="why-us" className={styles.heading}>
        Our principles that keep us moving forward together.
      </h2>
      <ul className={styles.principles}>
        {principles.map(({ name, description, icon }) => (
          <li key={name}>
            <PrincipleIcon name={icon} className={styles.icon} />
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
