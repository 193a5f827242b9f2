import type { FastifyRequest } from 'fastify'
import {
  BRAND_PARAMETERS,
  type BrandFault,
  FREE_COLOUR,
  readBrand,
  type VisitorBrand,
  writeBrand,
} from '../../domain/visitor-brand/visitor-brand.ts'
import { OWN_BRANDS } from '../../scenes/live/own-brands.ts'
import { queryOf } from '../routes/request-query.ts'

/** Slugs of the products that can wear a name, in the order in which they are shown. */
export const PRODUCTS: ReadonlyArray<string> = Object.keys(OWN_BRANDS)

/** More than any name has, and enough that one that is too long is still seen to be. */
const NAME_READ_CHARS = 400
/** Stands for a colour that is none, whatever was typed: so that a page is not remembered for each. */
const NO_COLOUR = 'none'

export type AskedBrand = { brand: VisitorBrand; faults: ReadonlyArray<BrandFault> }

/**
 * The brand of a request's query. The whole query is read, unlike a plan's, whose end is cut off: nothing but the length of a name can
 * be too long here, and that is said beside its field. The server's HTTP reader bounds it.
 */
export function askedBrand(request: FastifyRequest): AskedBrand & { params: URLSearchParams } {
  const params = new URLSearchParams(queryOf(request).slice(1))
  const name = params.get(BRAND_PARAMETERS.name)
  if (name !== null) params.set(BRAND_PARAMETERS.name, name.slice(0, NAME_READ_CHARS))
  return { ...readBrand(params, PRODUCTS), params }
}

/** Whether a form without script wrote the query: with fields left empty, or with those that a link never has. */
export function isOfForm(params: URLSearchParams): boolean {
  if (params.has(FREE_COLOUR.parameter) || params.has(FREE_COLOUR.before)) return true
  return Object.values(BRAND_PARAMETERS).some((parameter) => params.get(parameter) === '')
}

/** The shortest query that is read as the same brand with the same faults. */
export function renderedQuery({ brand, faults }: AskedBrand): string {
  if (!faults.includes('no-colour')) return writeBrand(brand)
  const params = new URLSearchParams(writeBrand(brand))
  params.set(BRAND_PARAMETERS.colour, NO_COLOUR)
  if (brand.colour) params.set(FREE_COLOUR.before, brand.colour.slice(1))
  return params.toString()
}
