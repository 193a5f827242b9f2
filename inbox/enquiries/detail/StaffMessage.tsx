import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { AnsweredFact } from '../../../domain/inbox/api/fact.ts'
import { answerTitle } from '../../../domain/inbox/words/conversation-words.ts'
import { timeAgo } from '../../../domain/inbox/words/days.ts'
import { useNow } from '../../state/clock.ts'
import { useColleague, useSession } from '../../state/session.ts'
import { CollapsibleText } from './CollapsibleText.tsx'
import { DeliveryLine } from './DeliveryLine.tsx'
import { ThreadMessage } from './ThreadMessage.tsx'

/** An answer of ours; under a mail what became of it. */
export function StaffMessage({ fact, detail, q }: { fact: AnsweredFact; detail: EnquiryDetail; q: string }) {
  const now = useNow()
  const { me } = useSession()
  const author = useColleague()(fact.by) ?? { name: 'Somebody', initials: '–' }
  const elsewhere = fact.mail && fact.mail.to !== detail.email ? fact.mail.to : null
  return (
    <ThreadMessage
      person={author}
      title={answerTitle(fact.by === me.id ? null : author.name, fact.way, elsewhere)}
      at={timeAgo(fact.at, now)}
      look={fact.mail?.delivery.state === 'failed' ? 'bad' : 'ours'}
      footer={fact.mail && <DeliveryLine answer={fact} mail={fact.mail} detail={detail} />}
    >
      {fact.words !== '' && <CollapsibleText text={fact.words} q={q} />}
    </ThreadMessage>
  )
}
