import { Fragment } from 'react'
import type { HomeFaq } from '../../../domain/content/pages.ts'
import styles from './QuestionProof.module.css'
import type { DivisionSum, RevenueSum, UpgradeSum } from './question-sums.ts'

export type Sums = { division: DivisionSum; upgrade: UpgradeSum; revenue: RevenueSum }

/** The calculation below an answer, for the visitor to check. */
export function QuestionProof({ proof, sums }: { proof: NonNullable<HomeFaq['proof']>; sums: Sums }) {
  switch (proof) {
    case 'division':
      return <Division {...sums.division} />
    case 'hand-over':
      return <HandOver />
    case 'upgrade':
      return <Upgrade {...sums.upgrade} />
    case 'revenue':
      return <Revenue {...sums.revenue} />
  }
}

function Division({ total, months, each, last }: DivisionSum) {
  return (
    <div className={styles.proof}>
      <Equation
        sign="÷"
        terms={[
          [total, 'total'],
          [String(months), 'months'],
          [each, 'a month'],
        ]}
      />
      {last && <p className={styles.note}>The last one is {last}.</p>}
    </div>
  )
}

function HandOver() {
  return (
    <p className={`${styles.proof} ${styles.timeline}`}>
      <span>
        You use it<span className="visually-hidden"> while you pay; then: </span>
      </span>
      <span>You get the program</span>
    </p>
  )
}

function Upgrade({
  balance,
  extra,
  extraName,
  monthsLeft,
  keepEndDate,
  keepInstalment,
  personMonths,
}: UpgradeSum) {
  return (
    <div className={styles.proof}>
      <dl className={styles.ways}>
        <div>
          <dt>Keep the end date</dt>
          <dd>{keepEndDate}</dd>
          <dd>Paid off on the same day</dd>
        </div>
        {keepInstalment && (
          <div>
            <dt>Keep the instalment</dt>
            <dd>{keepInstalment.instalments}</dd>
            <dd>Paid off {keepInstalment.monthsLater} months later</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        Example, for a company: {balance} still to pay and {extraName} of {extra} added, with {monthsLeft}{' '}
        months left. In your own name all the months together are {personMonths} at most.
      </p>
    </div>
  )
}

function Revenue({ revenue, share, monthly, needName, total, months }: RevenueSum) {
  return (
    <div className={styles.proof}>
      <Equation
        sign="×"
        terms={[
          [revenue, 'earned in a month'],
          [share, 'agreed share'],
          [monthly, 'towards the total'],
        ]}
      />
      <p className={styles.note}>
        An example for a company, not a promise: {needName} of {total} takes {months.whole} earning months
        like this one, {months.half} with half the revenue, {months.twice} with twice.
      </p>
    </div>
  )
}

type Term = readonly [value: string, name: string]

function Equation({ sign, terms }: { sign: string; terms: readonly [Term, Term, Term] }) {
  return (
    <p className={styles.equation}>
      {terms.map(([value, name], index) => (
        <Fragment key={name}>
          {index > 0 && <i>{index === 1 ? sign : '='}</i>}
          <span>
            {value} <small>{name}</small>
          </span>
        </Fragment>
      ))}
    </p>
  )
}
