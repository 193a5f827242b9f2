import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { EnquiryDetail, Quarantine } from '../../../domain/inbox/api/enquiry-detail.ts'
import { isUnreported, leaveItSentence } from '../../../domain/inbox/words/quarantine-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fault } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { useApi } from '../../state/api-context.tsx'
import { enquiryAt, listRoute } from '../../state/enquiries-route.ts'
import { useTitle } from '../../state/title.ts'
import { useToast } from '../../state/toast.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import { highlightRanges } from '../../words/highlight-terms.ts'
import bar from '../detail/ActionBar.module.css'
import pane from '../detail/DetailPane.module.css'
import body from '../detail/EnquiryBody.module.css'
import { useEnquiryActions, useMarkRead } from '../detail/enquiry-actions.ts'
import { focusNameWhenShown } from '../detail/name-focus.ts'
import { Related } from '../detail/Related.tsx'
import { ShortcutHints } from '../detail/ShortcutHints.tsx'
import { type ListContext, neighbourOf } from '../list/rows-data.ts'
import styles from './QuarantinedDetail.module.css'
import { QuarantinedHeader, QuarantinedProperties, QuarantineReasons } from './QuarantinedProperties.tsx'

type Props = { detail: EnquiryDetail; quarantine: Quarantine; context: ListContext }

const HINTS: ReadonlyArray<[string, string]> = [
  ['J K', 'next, previous'],
  ['Y', 'release'],
  ['Del', 'delete'],
  ['?', 'all keys'],
]

/** A quarantined enquiry, the reasons, and the actions. */
export function QuarantinedDetail({ detail, quarantine, context }: Props) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const { run, fault, isBusy } = useEnquiryActions(detail)
  useMarkRead(detail)
  useTitle(detail.name)

  async function release(): Promise<void> {
    const isDone = await run(async ({ number, version }) => {
      const releasedDetail = await api.release(number, version)
      focusNameWhenShown(number)
      return releasedDetail
    })
    const undo = async () => void (await run(quarantineAgain))
    const notice = isUnreported(quarantine.reasons) ? ' Everybody is told.' : ''
    if (isDone) showToast({ words: `${detail.firstName} needs an answer now.${notice}`, undo })
  }
  function quarantineAgain(): Promise<EnquiryDetail> {
    const { number, version } = client.getQueryData<EnquiryDetail>(['detail', detail.number]) ?? detail
    return api.quarantine(number, version)
  }
  async function deleteForGood(): Promise<void> {
    const isDone = await run(async (current) => {
      await api.deleteQuarantined(current.number, current.version)
      return current
    })
    if (!isDone) return
    const { address, list } = context
    const nextRow = neighbourOf(detail.number, context)
    showToast({ words: 'It is deleted for good.' })
    if (nextRow) focusNameWhenShown(nextRow.number)
    await navigate(nextRow ? enquiryAt(nextRow.number, address, list) : listRoute(address, list))
    client.removeQueries({ queryKey: ['detail', detail.number] })
  }
  useKeys({ y: () => void release(), Delete: () => setConfirming(true) })

  return (
    <>
      <div className={pane.scroll}>
        <QuarantinedHeader detail={detail} />
        <div className={`screen-only ${bar.acts} ${styles.acts}`}>
          <Button
            kind={quarantine.reasons.includes('reads like known spam') ? 'edged' : 'fill'}
            className={styles.release}
            disabled={isBusy}
            onClick={() => void release()}
          >
            <Icon path={icons.tick} />
            Release
            <Kbd>Y</Kbd>
          </Button>
          <Button kind="danger" disabled={isBusy} onClick={() => setConfirming(true)}>
            <Icon path={icons.bin} />
            Delete
          </Button>
          <span className="muted wide-only">{leaveItSentence(quarantine.until)}</span>
        </div>
        <Fault words={fault} />
        <div className="stack gap-5">
          <QuarantineReasons quarantine={quarantine} />
          <Related detail={detail} />
          <p className={body.message}>
            <HighlightedText text={highlightRanges(detail.message ?? '', quarantine.marks)} />
          </p>
        </div>
        <QuarantinedProperties detail={detail} quarantine={quarantine} />
      </div>
      <ShortcutHints hints={HINTS} />
      {isConfirming && (
        <ConfirmDialog
          heading={`Delete what ${detail.name} sent?`}
          action="Delete it"
          onConfirm={() => void deleteForGood()}
          onClose={() => setConfirming(false)}
        >
          It is erased for good. The audit log keeps that it was done, not what it said.
        </ConfirmDialog>
      )}
    </>
  )
}
