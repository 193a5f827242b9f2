import { z } from 'zod'
import type { RateCards } from '../../../domain/pricing/rate-cards.ts'
import {
  estimateAnswerSchema,
  messageSchema,
  planAnswerSchema,
  QUERY_TOO_LONG,
  refusalSchema,
} from './answers.ts'
import { type ApiAddress, CALCULATIONS } from './calculations.ts'
import { estimateParameters, type Parameter, planParameters } from './parameters.ts'

type Operation = {
  operationId: string
  summary: string
  description: string
  parameters: Array<Parameter>
  answer: z.ZodType
}

export type ApiDocument = ReturnType<typeof openApiDocument>

/**
 * The API in OpenAPI 3.1. Its schemas are those of the answers and its examples are calculated, so that neither can differ from the
 * API's behaviour.
 *
 * @param siteUrl public origin
 */
export function openApiDocument(siteUrl: string, name: string, cards: RateCards) {
  const vat = cards.today.vat.registered ? 'VAT included' : 'no VAT is charged'
  return {
    openapi: '3.1.0',
    info: {
      title: `The calculator of ${name}`,
      version: '1',
      description: `What software costs, and how its total is paid in monthly instalments. Amounts are whole cents of South African rand, ${vat}; dates are calendar dates. Every answer is an estimate, not a quotation. Nothing is stored.`,
    },
    servers: [{ url: siteUrl }],
    paths: {
      '/api/plan': { get: describeOperation('/api/plan', planOperation(cards), cards) },
      '/api/estimate': { get: describeOperation('/api/estimate', estimateOperation(cards), cards) },
    },
  }
}

function planOperation({ today }: RateCards): Operation {
  return {
    operationId: 'getPlan',
    summary: 'A total as monthly instalments',
    description:
      'Every instalment with its date and the balance it leaves. A lump sum is paid on completion: the schedule holds the rest.',
    parameters: planParameters(today),
    answer: planAnswerSchema,
  }
}

function estimateOperation(cards: RateCards): Operation {
  return {
    operationId: 'getEstimate',
    summary: 'What a choice costs, line by line',
    description:
      'The lines of the price, the VAT inside it, the range, and the working days to build it. A solution has one price: both ends of its range are the total.',
    parameters: estimateParameters(cards),
    answer: estimateAnswerSchema,
  }
}

function describeOperation(address: ApiAddress, { answer, ...operation }: Operation, cards: RateCards) {
  const query = new URLSearchParams(exampleQuery(operation.parameters))
  const calculate = CALCULATIONS[address]
  const goodAnswer = calculate(query, cards)
  const bad = calculate(new URLSearchParams({ when: 'soon' }), cards)
  return {
    ...operation,
    responses: {
      200: jsonResponse('Worked out', answer, 'answer' in goodAnswer ? goodAnswer.answer : null),
      400: jsonResponse('The parameters at fault, by their names', refusalSchema, {
        message: 'Please check the parameters that are named.',
        errors: 'errors' in bad ? bad.errors : {},
      }),
      414: jsonResponse('A query that is too long', messageSchema, QUERY_TOO_LONG),
    },
  }
}

/** The example query of an address, made of the examples of its parameters. */
export function exampleQuery(parameters: ReadonlyArray<Parameter>): string {
  return parameters
    .flatMap(({ name, example }) => (example === undefined ? [] : `${name}=${example}`))
    .join('&')
}

function jsonResponse(description: string, schema: z.ZodType, example: unknown) {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema)
  return { description, content: { 'application/json': { schema: shape, example } } }
}
