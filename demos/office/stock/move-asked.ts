import { BRANCHES, type Branch } from '../../catalogue/product.ts'

/** What an address asks to move. */
export type MoveAsked = {
  numbers: ReadonlyArray<number>
  from: Branch | null
  to: Branch | null
  quantity: number | null
}

/** @returns null where nothing is asked to move */
export function moveAsked(search: string): MoveAsked | null {
  const asked = new URLSearchParams(search)
  const list = asked.get('move')
  if (list === null) return null
  const branch = (name: string) => BRANCHES.find((one) => one === asked.get(name)) ?? null
  const quantity = Number(asked.get('quantity'))
  return {
    numbers: list
      .split(',')
      .map(Number)
      .filter((number) => Number.isInteger(number) && number > 0),
    from: branch('from'),
    to: branch('to'),
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : null,
  }
}
