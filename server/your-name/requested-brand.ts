import { NAME_TYPED_MAX_CHARS } from '../../domain/brand/name.ts'
import {
  BRAND_PARAMETERS,
  CUSTOM_COLOUR,
  type ReadBrand,
  readBrand,
  writeRequest,
} from '../../domain/brand/visitor-brand.ts'
import { OWN_BRANDS } from './own-brands.ts'

const PRODUCTS = [...OWN_BRANDS.keys()]

/** How many parameters are read: our links have three, our form five. Node's parser needs quadratic time for many. */
const PARAMETERS_READ = 20
/** The maximum length of an encoded parameter: one letter may take twelve characters. */
const PARAMETER_CHARS = 2_048
/** Replaces invalid colours, so that they share one cached page. */
const NO_COLOUR = 'none'

/**
 * Reads the brand from a query without its question mark, cutting each parameter to a length. Unlike a plan's query, it is not cut as a
 * whole, because a long name must be reported beside its field without losing the colour after it.
 */
export function brandOf(query: string): ReadBrand & { params: URLSearchParams } {
  const pairs = query.split('&', PARAMETERS_READ).map((part) => part.slice(0, PARAMETER_CHARS))
  const params = new URLSearchParams(pairs.join('&'))
  const name = params.get(BRAND_PARAMETERS.name)
  if (name !== null) params.set(BRAND_PARAMETERS.name, name.slice(0, NAME_TYPED_MAX_CHARS))
  return { ...readBrand(params, PRODUCTS), params }
}

/** Whether a form without script sent the query: with empty fields, or with fields that links never have. */
export function isFromForm(params: URLSearchParams): boolean {
  if (params.has(CUSTOM_COLOUR.parameter) || params.has(CUSTOM_COLOUR.before)) return true
  return Object.values(BRAND_PARAMETERS).some((parameter) => params.get(parameter) === '')
}

/** The shortest query with the same brand and the same faults. */
export function renderedQuery(requested: ReadBrand): string {
  if (!requested.faults.includes('no-colour')) return writeRequest(requested)
  const { colour } = requested.brand
  const params = new URLSearchParams(writeRequest(requested))
  params.set(BRAND_PARAMETERS.colour, NO_COLOUR)
  if (colour) params.set(CUSTOM_COLOUR.before, colour.slice(1))
  return params.toString()
}
