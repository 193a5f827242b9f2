import type { Receipt } from '../../../domain/enquiry/form.ts'
import { receiptMarks } from '../../../domain/enquiry/receipt.ts'
import styles from './ReceiptLines.module.css'

type Props = {
  /** Null on a built page, where the server fills it in. */
  receipt: Receipt | null
  /** When any enquiry is answered, as in 'within one working day'; shown if the receipt has no deadline. */
  answerTime: string
}

const NO_MAIL = 'No mail after five minutes? Look in your spam folder.'

/** The details of this enquiry on the thank-you page: deadline, subject, and where a copy was sent. */
export function ReceiptLines({ receipt, answerTime }: Props) {
  if (!receipt) return <PlaceholderLines answerTime={answerTime} />
  const { answerBy, about, mailedTo, call, callGone, callLost } = receipt
  return (
    <div className={styles.lines}>
      {call ? (
        <p className={styles.moment}>{call}</p>
      ) : (
        <p className={styles.moment}>
          {callLost && `${callLost} `}We answer {answerBy ? `by ${answerBy}` : answerTime}.
        </p>
      )}
      {callGone && <p>{`${callGone} has just gone. We have your message; pick another time.`}</p>}
      {about && <p>{`You asked about ${about}.`}</p>}
      {mailedTo && <p>{`A mail about it is on its way to ${mailedTo}. ${NO_MAIL}`}</p>}
    </div>
  )
}

function PlaceholderLines({ answerTime }: Pick<Props, 'answerTime'>) {
  const { instead, place, shown } = receiptMarks
  return (
    <div className={styles.lines}>
      <p className={styles.moment} {...shown('call')}>
        {place('call')}
      </p>
      <p className={styles.moment} {...instead('call')}>
        <span {...shown('callLost')}>{`${place('callLost')} `}</span>
        {'We answer '}
        <span {...shown('answerBy')}>{`by ${place('answerBy')}`}</span>
        <span {...instead('answerBy')}>{answerTime}</span>.
      </p>
      <p
        {...shown('callGone')}
      >{`${place('callGone')} has just gone. We have your message; pick another time.`}</p>
      <p {...shown('about')}>{`You asked about ${place('about')}.`}</p>
      <p {...shown('mailedTo')}>{`A mail about it is on its way to ${place('mailedTo')}. ${NO_MAIL}`}</p>
    </div>
  )
}
