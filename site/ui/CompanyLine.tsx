import { Fragment } from 'react'
import styles from './CompanyLine.module.css'

type Props = { facts: ReadonlyArray<string>; className?: string | undefined }

/** What a letterhead says of the company: one fact a line on a phone, one line where there is room. */
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
