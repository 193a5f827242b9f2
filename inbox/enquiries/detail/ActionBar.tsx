import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { phoneNumber, whatsappAddress } from '../../../domain/inbox/words/phone-number.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import styles from './ActionBar.module.css'

type Props = {
  detail: EnquiryDetail
  /** While a form is open, the bar is hidden on narrow screens. */
  isPanelOpen: boolean
  onReply: () => void
  onAnotherWay: () => void
  onTheyAnswered: () => void
  onCall: (way: 'telephone' | 'whatsapp') => void
}

/** Call, WhatsApp and reply; on phones within the thumb's reach. */
export function ActionBar({ detail, isPanelOpen, onReply, onAnotherWay, onTheyAnswered, onCall }: Props) {
  const { phone, answered } = detail
  const whatsapp = whatsappAddress(phone)
  return (
    <div className={`${styles.acts} screen-only ${isPanelOpen ? styles.panelOpen : ''}`}>
      {whatsapp && (
        <>
          <a {...buttonLook({})} href={`tel:${phone}`} onClick={() => onCall('telephone')}>
            <Icon path={icons.phone} />
            <span className="narrow-only">Call</span>
            <span className="wide-only">{phoneNumber(phone)}</span>
          </a>
          <a
            {...buttonLook({})}
            href={whatsapp}
            target="_blank"
            rel="noreferrer"
            onClick={() => onCall('whatsapp')}
          >
            <Icon path={icons.whatsapp} />
            WhatsApp
          </a>
        </>
      )}
      <Button kind="fill" onClick={onReply}>
        <Icon path={icons.reply} />
        {answered ? 'Write again' : 'Reply'}
        <Kbd>R</Kbd>
      </Button>
      {answered ? (
        <Button className={styles.more} onClick={onTheyAnswered}>
          They answered
          <Kbd>B</Kbd>
        </Button>
      ) : (
        <Button className={styles.more} onClick={onAnotherWay}>
          Answered another way
          <Kbd>E</Kbd>
        </Button>
      )}
    </div>
  )
}
