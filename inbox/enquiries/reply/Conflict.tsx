import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { UNDO_SECONDS } from '../../../domain/inbox/api/enquiry-acts.ts'
import type { AnsweredEvent, DraftText, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { conflictHeading } from '../../../domain/inbox/words/conversation-words.ts'
import { deliveryStatusText, sendingDelaySentence } from '../../../domain/inbox/words/delivery.ts'
import { firstNameOf } from '../../../domain/inbox/words/names.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Fault } from '../../../ui/Field.tsx'
import { useApi } from '../../state/api-context.tsx'
import { useNow } from '../../state/clock.ts'
import { useFault } from '../../state/fault.ts'
import { refetchLists } from '../../state/queries.ts'
import { useColleague, useMailState } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import { Head } from '../detail/Head.tsx'
import question from '../detail/LogForms.module.css'
import { focusNameWhenShown } from '../detail/name-focus.ts'
import styles from './Conflict.module.css'
import type { DraftAutosave } from './draft.ts'
import { lastAnswerOf } from './reply-collision.ts'

/** The stored enquiry, and the author's unsent answer. */
export type ReplyConflict = { newest: EnquiryDetail; ownDraft: DraftText; autosave: DraftAutosave }

type Props = { conflict: ReplyConflict; onEnd: () => void }

/** Shown when a colleague answered first. Nothing is sent or lost until the author decides. */
export function Conflict({ conflict: { newest, ownDraft, autosave }, onEnd }: Props) {
  const api = useApi()
  const client = useQueryClient()
  const showToast = useToast()
  const colleague = useColleague()
  const { way } = useMailState()
  const id = useId()
  const sectionRef = useRef<HTMLElement>(null)
  const [fault, setFault] = useFault()
  const colleagueAnswer = lastAnswerOf(newest)
  const name = colleague(colleagueAnswer?.by ?? null)?.name ?? 'Somebody'
  useEffect(() => sectionRef.current?.querySelector('button')?.focus(), [])

  async function resolve(act: () => Promise<EnquiryDetail>, words: string): Promise<void> {
    setFault(null)
    try {
      await autosave.pause()
      client.setQueryData(['detail', newest.number], await act())
    } catch (error) {
      autosave.resume()
      setFault(error)
      return
    }
    await autosave.finish()
    showToast({ words })
    refetchLists(client)
    focusNameWhenShown(newest.number)
    onEnd()
  }
  const { number, version, email, firstName } = newest
  return (
    <div className={styles.scroll}>
      <Head detail={newest} />
      <section
        ref={sectionRef}
        className={`stack gap-3 screen-only ${question.question}`}
        role="alertdialog"
        aria-labelledby={id}
      >
        <h3 id={id}>{conflictHeading(name)}</h3>
        <p>Yours has not been sent. Read {firstNameOf(name)}’s first: one voice is better than two.</p>
        <Fault words={fault} />
        <Buttons>
          <Button
            kind="fill"
            onClick={() =>
              void resolve(async () => {
                const storedDetail = await api.addEvent(number, version, {
                  kind: 'note',
                  words: ownDraft.text,
                })
                await api.deleteDraft(number)
                return storedDetail
              }, 'Yours is kept as a note.')
            }
          >
            Keep mine as a note
          </Button>
          <Button
            onClick={() =>
              void resolve(async () => {
                await api.deleteDraft(number)
                return newest
              }, 'Your draft has been deleted.')
            }
          >
            Throw mine away
          </Button>
          <Button
            kind="plain"
            onClick={() =>
              void resolve(
                async () =>
                  (await api.reply(number, { version, to: email, ...ownDraft, anyway: true })).detail,
                `${firstName} gets yours as well. ${sendingDelaySentence(UNDO_SECONDS, way)}`,
              )
            }
          >
            Send mine as well
          </Button>
        </Buttons>
      </section>
      <ReplyComparison theirAnswer={colleagueAnswer} name={name} ownDraft={ownDraft} />
    </div>
  )
}

/** Both answers side by side. */
function ReplyComparison({
  theirAnswer,
  name,
  ownDraft,
}: {
  theirAnswer: AnsweredEvent | null
  name: string
  ownDraft: DraftText
}) {
  return (
    <div className={styles.both}>
      <section className="stack gap-2">
        <h3>
          {firstNameOf(name)}, {theirAnswer ? `sent ${timeOfDay(theirAnswer.at)}` : 'just now'}
        </h3>
        <p className={styles.theirs}>
          {theirAnswer?.words}
          {theirAnswer && <DeliveryStatus answer={theirAnswer} />}
        </p>
      </section>
      <section className="stack gap-2">
        <h3>Yours, not sent</h3>
        <p className={styles.mine}>
          {ownDraft.text}
          <small>Draft kept</small>
        </p>
      </section>
    </div>
  )
}

function DeliveryStatus({ answer: { mail } }: { answer: AnsweredEvent }) {
  const now = useNow()
  if (mail?.delivery.state !== 'taken') return null
  const { lead } = deliveryStatusText(
    { state: 'taken', atMs: mail.delivery.at, attached: mail.attached },
    now,
  )
  return <small>{lead}</small>
}
