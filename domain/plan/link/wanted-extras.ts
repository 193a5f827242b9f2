/** An extra with its number as a link or a form names them: nothing of it is checked yet. */
export type RequestedExtra = { key: string; quantity: string }

/** Before the key of an extra: the name of a plain form's field for its number. */
export const EXTRA_FIELD = 'extras-'

/** The extras that a link's list or a plain form's boxes and number fields ask for, in their order; a field of none asks for nothing. */
export function requestedExtras(params: URLSearchParams): Array<RequestedExtra> {
  return [...params].flatMap(([name, value]) => {
    if (name === 'extras') return splitExtras(value.replace(/\s/g, '')).filter(({ key }) => key !== '')
    const quantity = value.trim()
    return name.startsWith(EXTRA_FIELD) && !isNone(quantity)
      ? [{ key: name.slice(EXTRA_FIELD.length), quantity }]
      : []
  })
}

/** Splits `key,key:quantity`; a key without a quantity is one. */
export function splitExtras(text: string): Array<RequestedExtra> {
  if (text === '') return []
  return text.split(',').map((entry) => {
    const [key = '', ...rest] = entry.split(':')
    return { key, quantity: rest.length === 0 ? '1' : rest.join(':') }
  })
}

/** Writes extras as {@link splitExtras} reads them; without those of which none is wanted. */
export function joinExtras(extras: ReadonlyArray<{ key: string; quantity: string | number }>): string {
  return extras
    .map(({ key, quantity }) => ({ key, quantity: String(quantity) }))
    .filter(({ quantity }) => !isNone(quantity))
    .map(({ key, quantity }) => (quantity === '1' ? key : `${key}:${quantity}`))
    .join(',')
}

/** Zeros or nothing typed. */
function isNone(quantity: string): boolean {
  return /^0*$/.test(quantity)
}
