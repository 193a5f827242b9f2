import { addDays, weekdayName } from '../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { isWorkingDay } from '../../../domain/calendar/working-days.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { useNow } from '../../state/clock.ts'
import { useSession, useWorkingHours } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import words from '../../styles/words.module.css'
import { Buttons } from '../../ui/Buttons.tsx'
import { button } from '../../ui/button.ts'
import { Card } from '../../ui/Card.tsx'
import { useEnquiryActions } from './enquiry-actions.ts'

const REMIND_AFTER_DAYS = 3

/** Where their answers go, since no mail comes in here; on phones with the button. */
export function TheyAnsweredHint({
  detail,
  onTheyAnswered,
}: {
  detail: EnquiryDetail
  onTheyAnswered: () => void
}) {
  const { company } = useSession()
  if (!detail.answered) return null
  return (
    <>
      <p className={`${words.muted} ${words.desk} ${words.screen}`}>
        Answers to your e-mails go to {company.mailbox}. Press They answered to keep the words here: a new
        working day begins.
      </p>
      <div className={`${words.phone} ${words.screen}`}>
        <Card look="quiet">
          <p className={words.muted}>
            Answers go to {company.mailbox}. Keep the words here, and a new working day begins.
          </p>
          <Buttons>
            <button type="button" className={button()} onClick={onTheyAnswered}>
              They answered
            </button>
            <Remind detail={detail} />
          </Buttons>
        </Card>
      </div>
    </>
  )
}

function Remind({ detail }: { detail: EnquiryDetail }) {
  const { add } = useEnquiryActions(detail)
  const showToast = useToast()
  const hours = useWorkingHours()
  const today = dayOf(useNow())
  let on = addDays(today, REMIND_AFTER_DAYS)
  while (!isWorkingDay(on, hours)) on = addDays(on, 1)
  const weekday = weekdayName(on)
  return (
    <button
      type="button"
      className={button('plain')}
      onClick={async () => {
        if (await add({ kind: 'reminded', on })) showToast({ words: `You are reminded on ${weekday}.` })
      }}
    >
      Remind me on {weekday}
    </button>
  )
}
