import { useState } from 'react'
import type { Return } from '../../shop/order.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import { type OrderItem, OrderItemList } from './OrderItems.tsx'
import side from './OrderSide.module.css'
import styles from './ReturnPanel.module.css'

type Props = {
  heading: string
  when: string
  items: ReadonlyArray<OrderItem>
  /** Null: this role does not see money. */
  totals: {
    comesBack: string
    goods: string
    delivery: string
    deliveryNote: string
    getsBack: string
    refund: string
    vat: string
    creditNote: string
    left: string
  } | null
  answer: Return['answer']
  /** Whether the pieces were counted in. */
  isIn: boolean
  /** What is confirmed by counting them in. */
  countIn: string
  /** Null: it is answered, or not for this role. */
  onAnswer: ((accepted: boolean, words: string) => void) | null
  onCountIn: (() => void) | null
}

/** What comes back and what stays, the sum and the VAT in it, and the answer. */
export function ReturnPanel(props: Props) {
  const { heading, when, items, totals, answer, isIn } = props
  return (
    <Panel>
      <div className={styles.ask}>
        <h2>{heading}</h2>
        <p>{when}</p>
      </div>
      <OrderItemList items={items} />
      {totals && (
        <dl className={`${side.totals} ${styles.totals}`}>
          <div>
            <dt>{totals.comesBack}</dt>
            <dd>{totals.goods}</dd>
          </div>
          <div>
            <dt>
              Delivery<small>{totals.deliveryNote}</small>
            </dt>
            <dd>{totals.delivery}</dd>
          </div>
          <div className={side.sum}>
            <dt>
              {totals.getsBack}
              <small>
                VAT in it <span className="num">{totals.vat}</span>, on credit note{' '}
                <span className="num">{totals.creditNote}</span>
              </small>
            </dt>
            <dd>{totals.refund}</dd>
          </div>
        </dl>
      )}
      {answer && <p className={styles.answer}>{answerWords(answer, isIn)}</p>}
      {props.onCountIn && (
        <label className={styles.count}>
          <input type="checkbox" checked={false} onChange={props.onCountIn} />
          <span>{props.countIn}</span>
        </label>
      )}
      {props.onAnswer && <Answer onAnswer={props.onAnswer} />}
      {totals && !isIn && answer?.accepted !== false && (
        <p className={side.paid}>The money is paid back when the shop has it again. {totals.left}</p>
      )}
    </Panel>
  )
}

function answerWords({ accepted, words, by }: NonNullable<Return['answer']>, isIn: boolean): string {
  if (!accepted) return `${by} said no: “${words}”`
  return isIn
    ? 'It was received, and the money was paid back.'
    : `${by} accepted it. The courier collects it.`
}

function Answer({ onAnswer }: { onAnswer: (accepted: boolean, words: string) => void }) {
  const [isRefusing, setIsRefusing] = useState(false)
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const refuse = () => {
    if (words.trim() === '') setFault('Say why not: the customer reads it.')
    else onAnswer(false, words)
  }
  return (
    <>
      {isRefusing && (
        <Field label="Why not" fault={fault}>
          <textarea
            rows={2}
            maxLength={200}
            value={words}
            aria-invalid={fault !== null}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Field>
      )}
      <p className={styles.acts}>
        <Button onPress={() => onAnswer(true, '')}>Accept and book a collection</Button>
        <Button kind="white" onPress={isRefusing ? refuse : () => setIsRefusing(true)}>
          {isRefusing ? 'Say no' : 'Say no, with a reason'}
        </Button>
      </p>
    </>
  )
}
