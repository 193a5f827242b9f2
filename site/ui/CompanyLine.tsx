import { Fragment } from 'react'
import styles from './CompanyLine.module.css'

type Props = { facts: ReadonlyArray<string>; className?: string | undefined }

/** The company's details as on a letterhead: one fact per line on a phone, all in one line if there is space. */
export function CompanyLine({ facts, className = '' }: Props) {
  return (
    <p className={`${styles.line} ${className}`.trim()}>
      {facts.map((fact) => (
        <Fragment key={fact}>
          <span>{fact}</span>{' '}
        </Fragment>
      ))}
    </p>
  )
}
