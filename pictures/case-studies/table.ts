// A dining table of an example workshop in Limpopo; the prices are those of content/case-studies.json.

type Size = { lengthMm: number; label: string; priceCents: number; weeks: number; seats: number }

const SIZES: ReadonlyArray<Size> = [
  { lengthMm: 1_600, label: '1,6 m', priceCents: 1_290_000, weeks: 5, seats: 6 },
  { lengthMm: 1_800, label: '1,8 m', priceCents: 1_485_000, weeks: 6, seats: 8 },
  { lengthMm: 2_200, label: '2,2 m', priceCents: 1_820_000, weeks: 7, seats: 10 },
]
const CHOSEN = 1
export const LENGTHS = SIZES.map(({ label }, at) => ({ label, chosen: at === CHOSEN }))
export const HEIGHT_MM = 750
export const WIDTH_MM = 900

export const WOODS = [
  { name: 'Kiaat', colour: '#b57a45' },
  { name: 'Oak', colour: '#d9b98a' },
  { name: 'Dark', colour: '#5b4130' },
]
export const WOOD = 'Kiaat'

export const TABLE = sizeAt(CHOSEN)
export const LAY_BY_MONTHS = 6
export const LAY_BY_CENTS = Math.round(TABLE.priceCents / LAY_BY_MONTHS)
export const TRUCK = { to: 'Polokwane', priceCents: 115_000 }

function sizeAt(at: number): Size {
  const size = SIZES[at]
  if (!size) throw new Error('No such length')
  return size
}
