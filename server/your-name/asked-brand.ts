import { NAME_TYPED_MAX_CHARS } from '../../domain/brand/name.ts'
import {
  BRAND_PARAMETERS,
  FREE_COLOUR,
  type ReadBrand,
  readBrand,
  writeAsked,
} from '../../domain/brand/visitor-brand.ts'
import { OWN_BRANDS } from './own-brands.ts'

const PRODUCTS = [...OWN_BRANDS.keys()]

/** A link of ours has three, a form five; Node's reader takes the longer for each the more there are. */
const PARAMETERS_READ = 20
/** As they are sent: a letter may take twelve. */
const PARAMETER_CHARS = 2_048
/** Stands for a colour that is none, whatever was typed: so that a page is not remembered for each. */
const NO_COLOUR = 'none'

/**
 * The brand of a query, without its question mark. Reads every parameter, each up to a length. A plan's query is cut as a whole, and what stands behind the cut is lost; here only a name
 * can be too long, which has to be said beside its field, and the colour behind it must not be lost.
 */
export function brandOf(query: string): ReadBrand & { params: URLSearchParams } {
  const parts = query.split('&', PARAMETERS_READ).map((part) => part.slice(0, PARAMETER_CHARS))
  const params = new URLSearchParams(parts.join('&'))
  const name = params.get(BRAND_PARAMETERS.name)
  if (name !== null) params.set(BRAND_PARAMETERS.name, name.slice(0, NAME_TYPED_MAX_CHARS))
  return { ...readBrand(params, PRODUCTS), params }
}

/** Whether a form without script wrote the query: with fields left empty, or with those that a link never has. */
export function isOfForm(params: URLSearchParams): boolean {
  if (params.has(FREE_COLOUR.parameter) || params.has(FREE_COLOUR.before)) return true
  return Object.values(BRAND_PARAMETERS).some((parameter) => params.get(parameter) === '')
}

/** The shortest query that is read as the same brand with the same faults. */
export function renderedQuery(asked: ReadBrand): string {
  if (!asked.faults.includes('no-colour')) return writeAsked(asked)
  const { colour } = asked.brand
  const params = new URLSearchParams(writeAsked(asked))
  params.set(BRAND_PARAMETERS.colour, NO_COLOUR)
  if (colour) params.set(FREE_COLOUR.before, colour.slice(1))
  return params.toString()
}
