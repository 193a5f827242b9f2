import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EnquiryDetail as Detail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { useKeys } from '../../../ui/keys.ts'
import { isRefused } from '../../api/refused.ts'
import { LoadError } from '../../frame/LoadError.tsx'
import { useApi } from '../../state/api-context.tsx'
import { loadLocalDraft } from '../../state/local-store.ts'
import { queries } from '../../state/queries.ts'
import { useSession } from '../../state/session.ts'
import { useTitle } from '../../state/title.ts'
import type { ListContext } from '../list/rows-data.ts'
import { QuarantinedDetail } from '../quarantine/QuarantinedDetail.tsx'
import { Composer } from '../reply/Composer.tsx'
import { Conflict, type ReplyConflict } from '../reply/Conflict.tsx'
import { ActionBar } from './ActionBar.tsx'
import styles from './DetailPane.module.css'
import { EnquiryBody } from './EnquiryBody.tsx'
import { EnquiryProperties } from './EnquiryProperties.tsx'
import { useMarkRead } from './enquiry-actions.ts'
import { Head } from './Head.tsx'
import { LogCallForm, LogReplyForm } from './LogForms.tsx'
import { focusOn } from './name-focus.ts'
import { RemindForm } from './Reminder.tsx'
import { ShortcutHints } from './ShortcutHints.tsx'

/** The open enquiry, or the reason why it cannot be shown. */
export function DetailPane({ number, context }: { number: number; context: ListContext }) {
  const { me } = useSession()
  const { data, error } = useQuery(queries.detail(useApi(), number))
  const isGone = isRefused(error, 'not-found') || isRefused(error, 'erased')
  if (!data || isGone) {
    return (
      <div className={styles.detail} aria-busy={!error}>
        {error && <LoadError error={error} draftTo={loadLocalDraft(number, me.id)?.to} />}
      </div>
    )
  }
  return (
    <article className={styles.detail} aria-label={`Enquiry of ${data.name}`}>
      {data.held ? (
        <QuarantinedDetail detail={data} quarantine={data.held} context={context} />
      ) : (
        <EnquiryDetail detail={data} context={context} />
      )}
    </article>
  )
}

type OpenPanel = 'reply' | 'reached' | 'they-answered' | 'remind' | null

/** One enquiry: the message or conversation, the facts, and the actions. */
function EnquiryDetail({ detail, context }: { detail: Detail; context: ListContext }) {
  const [panel, setPanel] = useState<OpenPanel>(null)
  const [conflict, setConflict] = useState<ReplyConflict | null>(null)
  const calls = useReturnFromCall(() => setPanel('reached'))
  useMarkRead(detail)
  useTitle(panel === 'reply' ? `Reply to ${detail.name}` : detail.name)
  const close = () => setPanel(null)
  useKeys({
    r: () => setPanel('reply'),
    e: () => setPanel('reached'),
    b: () => setPanel('they-answered'),
    a: () => focusOn('[data-field="who"]'),
    s: () => focusOn('[data-field="status"]'),
    n: () => focusOn('[data-field="note"]'),
  })
  useEffect(() => {
    if (conflict) setPanel(null)
  }, [conflict])

  if (conflict) return <Conflict conflict={conflict} onEnd={() => setConflict(null)} />
  const isReplying = panel === 'reply'
  return (
    <>
      <div className={`${styles.scroll} ${isReplying ? styles.replying : ''}`}>
        <Head detail={detail} />
        {!isReplying && (
          <ActionBar
            detail={detail}
            isPanelOpen={panel !== null}
            onReply={() => setPanel('reply')}
            onAnotherWay={() => setPanel('reached')}
            onTheyAnswered={() => setPanel('they-answered')}
            onCall={calls.start}
          />
        )}
        {panel === 'reached' && <LogCallForm detail={detail} way={calls.way} onEnd={close} />}
        {panel === 'they-answered' && <LogReplyForm detail={detail} onEnd={close} />}
        {panel === 'remind' && <RemindForm detail={detail} onEnd={close} />}
        <EnquiryBody
          detail={detail}
          q={context.address.q}
          isReplying={isReplying}
          onTheyAnswered={() => setPanel('they-answered')}
          onRemind={() => setPanel('remind')}
        />
        {!isReplying && (
          <EnquiryProperties
            detail={detail}
            onAnotherWay={() => setPanel('reached')}
            onRemind={() => setPanel('remind')}
          />
        )}
      </div>
      {isReplying ? (
        <Composer detail={detail} context={context} onClose={close} onConflict={setConflict} />
      ) : (
        <ShortcutHints />
      )}
    </>
  )
}

type CallWay = 'telephone' | 'whatsapp'

/** Calls `onBack` when staff return to the page after pressing Call or WhatsApp. */
function useReturnFromCall(onBack: () => void): {
  way: CallWay | null
  start: (way: CallWay) => void
} {
  const [way, setWay] = useState<CallWay | null>(null)
  const isAway = useRef(false)
  const onReturn = useEffectEvent(onBack)
  useEffect(() => {
    function handleReturn(): void {
      if (!isAway.current || document.visibilityState !== 'visible') return
      isAway.current = false
      onReturn()
    }
    document.addEventListener('visibilitychange', handleReturn)
    window.addEventListener('focus', handleReturn)
    return () => {
      document.removeEventListener('visibilitychange', handleReturn)
      window.removeEventListener('focus', handleReturn)
    }
  }, [])
  return {
    way,
    start: (startedWay) => {
      setWay(startedWay)
      isAway.current = true
    },
  }
}
