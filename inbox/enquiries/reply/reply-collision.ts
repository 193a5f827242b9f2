import { useEffect, useEffectEvent, useRef } from 'react'
import type { AnsweredEvent, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { useSession } from '../../state/session.ts'

/** Calls `onCollision` when a colleague answers while the author writes. */
export function useReplyCollision(detail: EnquiryDetail, onCollision: () => void): void {
  const { me } = useSession()
  const lastAnswer = lastAnswerOf(detail)
  const knownAnswerId = useRef(lastAnswer?.id ?? 0)
  const notify = useEffectEvent(onCollision)
  const id = lastAnswer?.id ?? 0
  const isMine = lastAnswer?.by === me.id
  useEffect(() => {
    if (id > knownAnswerId.current && !isMine) notify()
    knownAnswerId.current = id
  }, [id, isMine])
}

export function lastAnswerOf({ facts }: EnquiryDetail): AnsweredEvent | null {
  return facts.findLast((event): event is AnsweredEvent => event.kind === 'answered') ?? null
}
