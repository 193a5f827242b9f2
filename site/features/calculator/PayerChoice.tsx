import { memo } from 'react'
import { monthsByPayer } from '../../../domain/plan/instalments.ts'
import type { Payer } from '../../../domain/plan/plan-limits.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import tick from '../../ui/tick.module.css'
import styles from './PayerChoice.module.css'
import { Question } from './Question.tsx'
import question from './question.module.css'
import type { Change } from './use-calculator.ts'

const PAYERS: ReadonlyArray<[payer: Payer, words: string]> = [
  ['person', 'Me, in my own name or as a sole proprietor'],
  ['organisation', 'A company, close corporation, trust, church or other organisation'],
]

type Props = { payer: Payer; card: RateCard; change: Change }

export const PayerChoice = memo(function PayerChoice({ payer: chosen, card, change }: Props) {
  return (
    <Question title="Who is paying?">
      <div className={styles.payers}>
        {PAYERS.map(([payer, words]) => (
          <label key={payer} className={styles.payer}>
            <input
              type="radio"
              className={tick.tick}
              name="payer"
              value={payer}
              checked={payer === chosen}
              onChange={() => change({ payer })}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <p className={question.hint}>
        {`${monthsByPayer(card.individualMaxDuration)}. `}
        <a href={paths.cancelling}>Can I cancel?</a>
      </p>
    </Question>
  )
})
