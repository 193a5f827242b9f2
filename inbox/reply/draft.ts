import { useEffect, useMemo, useState } from 'react'
import type { DraftText } from '../../domain/inbox/api/draft.ts'
import type { EnquiryDetail } from '../../domain/inbox/api/enquiry-detail.ts'
import { useApi } from '../app/api-context.tsx'
import { serverNow } from '../app/clock.ts'
import { keepOnDevice, keptDraft } from './device-draft.ts'
import { DraftKeeper } from './draft-keeper.ts'

export type Kept = { where: 'server' | 'device'; at: number } | null

/** The draft of an answer: the newest of server and device to begin with, kept while it changes. */
export function useDraft(detail: EnquiryDetail) {
  const api = useApi()
  const { number, firstName } = detail
  const [draft, setDraft] = useState<DraftText>(() => firstDraft(detail))
  const [kept, setKept] = useState<Kept>(detail.draft ? { where: 'server', at: detail.draft.keptAt } : null)
  const keeper = useMemo(
    () =>
      new DraftKeeper({
        save: (text) => api.keepDraft(number, text),
        onDevice: (text) => keepOnDevice(number, text && { ...text, to: firstName, at: serverNow() }),
        kept: setKept,
        now: serverNow,
      }),
    [api, number, firstName],
  )
  useEffect(() => () => void keeper.flush(), [keeper])

  return {
    draft,
    kept,
    keeper,
    change: (changed: Partial<DraftText>) => {
      const next = { ...draft, ...changed }
      setDraft(next)
      keeper.changed(next)
    },
  }
}

function firstDraft({ number, draft, category, plan }: EnquiryDetail): DraftText {
  const onDevice = keptDraft(number)
  if (onDevice && (!draft || onDevice.at > draft.keptAt)) {
    const { subject, text, attachPlan } = onDevice
    return { subject, text, attachPlan }
  }
  if (draft) return { subject: draft.subject, text: draft.text, attachPlan: draft.attachPlan }
  return { subject: `Your enquiry: ${category}`, text: '', attachPlan: plan !== null }
}
