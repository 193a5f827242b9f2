import { useEffect, useEffectEvent, useRef } from 'react'
import type { AnsweredEvent, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { useSession } from '../../state/session.ts'

/** Warns the author before they press Send that a colleague has answered meanwhile. */
export function useReplyCollision(detail: EnquiryDetail, tell: () => void): void {
  const { me } = useSession()
  const last = lastAnswerOf(detail)
  const known = useRef(last?.id ?? 0)
  const tellLatest = useEffectEvent(tell)
  const id = last?.id ?? 0
  const isMine = last?.by === me.id
  useEffect(() => {
    if (id > known.current && !isMine) tellLatest()
    known.current = id
  }, [id, isMine])
}

/** The latest answer. */
export function lastAnswerOf({ facts }: EnquiryDetail): AnsweredEvent | null {
  return facts.findLast((event): event is AnsweredEvent => event.kind === 'answered') ?? null
}
