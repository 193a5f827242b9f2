import { useEffect, useEffectEvent, useRef } from 'react'
import type { AnsweredEvent, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { useSession } from '../../state/session.ts'

/** Warns the author before they press Send that a colleague has answered meanwhile. */
export function useReplyCollision(detail: EnquiryDetail, tell: () => void): void {
  const { me } = useSession()
  const lastAnswer = lastAnswerOf(detail)
  const knownAnswerId = useRef(lastAnswer?.id ?? 0)
  const tellLatest = useEffectEvent(tell)
  const id = lastAnswer?.id ?? 0
  const isMine = lastAnswer?.by === me.id
  useEffect(() => {
    if (id > knownAnswerId.current && !isMine) tellLatest()
    knownAnswerId.current = id
  }, [id, isMine])
}

/** The latest answer. */
export function lastAnswerOf({ facts }: EnquiryDetail): AnsweredEvent | null {
  return facts.findLast((event): event is AnsweredEvent => event.kind === 'answered') ?? null
}
