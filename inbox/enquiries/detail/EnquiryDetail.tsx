import { useEffect, useState } from 'react'
import type { EnquiryDetail as Detail } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { List } from '../../../domain/inbox/facts/kinds.ts'
import { useKeys } from '../../../ui/keys.ts'
import { useTitle } from '../../state/title.ts'
import type { EnquiriesRoute } from '../list/enquiries-route.ts'
import type { ShownRow } from '../list/rows-data.ts'
import { Composer } from '../reply/Composer.tsx'
import { Conflict, type ReplyConflict } from '../reply/Conflict.tsx'
import { ActionBar } from './ActionBar.tsx'
import { useCalls } from './calls.ts'
import { EnquiryBody } from './EnquiryBody.tsx'
import styles from './EnquiryDetail.module.css'
import { Facts } from './Facts.tsx'
import { focusOn } from './focus-on.ts'
import { Head } from './Head.tsx'
import { LogCallForm } from './LogCallForm.tsx'
import { LogReplyForm } from './LogReplyForm.tsx'
import { useMarkRead } from './mark-read.ts'
import { ShortcutHints } from './ShortcutHints.tsx'

type Props = { detail: Detail; address: EnquiriesRoute; list: List; rows: ReadonlyArray<ShownRow> }
type Asked = 'reply' | 'reached' | 'they-answered' | null

/** One enquiry: what they wrote, their plan, what was said since, the facts, and what can be done. */
export function EnquiryDetail({ detail, address, list, rows }: Props) {
  const [asked, setAsked] = useState<Asked>(null)
  const [conflict, setConflict] = useState<ReplyConflict | null>(null)
  const calls = useCalls(() => setAsked('reached'))
  useMarkRead(detail)
  useTitle(asked === 'reply' ? `Reply to ${detail.name}` : detail.name)
  const close = () => setAsked(null)
  useKeys({
    r: () => setAsked('reply'),
    e: () => setAsked('reached'),
    b: () => setAsked('they-answered'),
    a: () => focusOn('[data-field="who"]'),
    s: () => focusOn('[data-field="status"]'),
    n: () => focusOn('[data-field="note"]'),
  })
  useEffect(() => {
    if (conflict) setAsked(null)
  }, [conflict])

  if (conflict) {
    return <Conflict detail={detail} conflict={conflict} onEnd={() => setConflict(null)} />
  }
  const isReplying = asked === 'reply'
  return (
    <>
      <div className={`${styles.scroll} ${isReplying ? styles.replying : ''}`}>
        <Head detail={detail} />
        {!isReplying && (
          <ActionBar
            detail={detail}
            isAsking={asked !== null}
            onReply={() => setAsked('reply')}
            onAnotherWay={() => setAsked('reached')}
            onTheyAnswered={() => setAsked('they-answered')}
            onCall={calls.begun}
          />
        )}
        {asked === 'reached' && <LogCallForm detail={detail} way={calls.way} onEnd={close} />}
        {asked === 'they-answered' && <LogReplyForm detail={detail} onEnd={close} />}
        <EnquiryBody
          detail={detail}
          q={address.q}
          isReplying={isReplying}
          onTheyAnswered={() => setAsked('they-answered')}
        />
        {!isReplying && <Facts detail={detail} onAnotherWay={() => setAsked('reached')} />}
      </div>
      {isReplying ? (
        <Composer
          detail={detail}
          address={address}
          list={list}
          rows={rows}
          onClose={close}
          onConflict={setConflict}
        />
      ) : (
        <ShortcutHints />
      )}
    </>
  )
}
