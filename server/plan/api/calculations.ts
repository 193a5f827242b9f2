import type { RateCards } from '../../../domain/pricing/rate-cards.ts'
import { type EstimateAnswer, estimateAnswer, type PlanAnswer, planAnswer } from './answers.ts'
import { estimateForRequest } from './estimate-request.ts'
import { planForRequest } from './plan-request.ts'
import type { QueryErrors } from './strict-query.ts'

export type Calculated = { answer: PlanAnswer | EstimateAnswer } | { errors: QueryErrors }

/** What is worked out at each address, from its query and the prices alone. */
export const CALCULATIONS = {
  '/api/plan': (params: URLSearchParams, { today }: RateCards): Calculated => {
    const found = planForRequest(params, today)
    return 'plan' in found ? { answer: planAnswer(found.plan) } : found
  },
  '/api/estimate': (params: URLSearchParams, cards: RateCards): Calculated => {
    const found = estimateForRequest(params, cards)
    return 'estimate' in found ? { answer: estimateAnswer(found.estimate) } : found
  },
} as const
export type ApiAddress = keyof typeof CALCULATIONS
