import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { DraftText } from '../../../domain/inbox/api/draft.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { useApi } from '../../state/api-context.tsx'
import { serverNow } from '../../state/clock.ts'
import { useSession } from '../../state/session.ts'
import { DraftAutosave } from './draft-autosave.ts'
import { loadLocalDraft, saveLocalDraft } from './local-draft.ts'

export type Kept = { where: 'server' | 'device'; at: number } | null

/** The draft of an answer: the newest of server and device to begin with, kept while it changes. */
export function useDraft(detail: EnquiryDetail) {
  const api = useApi()
  const client = useQueryClient()
  const { me } = useSession()
  const { number, firstName } = detail
  const [draft, setDraft] = useState<DraftText>(() => firstDraft(detail, me.id))
  const [kept, setKept] = useState<Kept>(detail.draft ? { where: 'server', at: detail.draft.keptAt } : null)
  const autosave = useMemo(
    () =>
      new DraftAutosave({
        save: async (text) => {
          const onServer = await api.saveDraft(number, text)
          client.setQueryData<EnquiryDetail>(
            ['detail', number],
            (known) => known && { ...known, draft: onServer },
          )
          return onServer
        },
        onDevice: (text) =>
          saveLocalDraft(number, me.id, text && { ...text, to: firstName, at: serverNow() }),
        kept: setKept,
        now: serverNow,
      }),
    [api, client, number, firstName, me.id],
  )
  useEffect(() => () => void autosave.flush(), [autosave])

  return {
    draft,
    kept,
    autosave,
    change: (changed: Partial<DraftText>) => {
      const next = { ...draft, ...changed }
      setDraft(next)
      autosave.changed(next)
    },
  }
}

function firstDraft({ number, draft, category, plan }: EnquiryDetail, me: string): DraftText {
  const onDevice = loadLocalDraft(number, me)
  if (onDevice && (!draft || onDevice.at > draft.keptAt)) {
    const { subject, text, attachPlan } = onDevice
    return { subject, text, attachPlan }
  }
  if (draft) return { subject: draft.subject, text: draft.text, attachPlan: draft.attachPlan }
  return { subject: `Your enquiry: ${category}`, text: '', attachPlan: plan !== null }
}
