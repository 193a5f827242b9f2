const SOUTH_AFRICAN = /^\+27(\d{2})(\d{3})(\d{4})$/
/** The digits after 0 or 27, or without either; three is the minimum that distinguishes numbers. */
const PART_OF_SOUTH_AFRICAN = /^(?:(?:00)?270?|0)([1-9]\d{2,8})$|^([1-8]\d{8})$/
const FOREIGN = /^(?:00)?([1-9]\d{7,14})$/
const WITHOUT_AREA = /^[1-9]\d{6}$/
const NATIONAL_DIGITS = 9

/** `083 555 0142` in South African format; a foreign number stays in E.164. @param e164 as it is stored */
export function phoneNumber(e164: string): string {
  const [, area, first, second] = SOUTH_AFRICAN.exec(e164) ?? []
  return area ? `0${area} ${first} ${second}` : e164
}

/**
 * The ways to write a telephone number in a text, each as its groups of digits: `083 555 0142`, `0835550142`, `27 83 555 0142`,
 * `27835550142`; without its area code `555 0142`, `5550142`.
 *
 * @param digits of a search, without separators
 * @returns null for an impossible telephone number; `isPart`: digits of a South African number are still missing
 */
export function phoneSpellings(digits: string): { spellings: Array<Array<string>>; isPart: boolean } | null {
  const [, withPrefix, withoutPrefix] = PART_OF_SOUTH_AFRICAN.exec(digits) ?? []
  const national = withPrefix ?? withoutPrefix
  if (national) {
    const spellings = [
      grouped(`0${national}`, [3, 3, 4]),
      [`0${national}`],
      ['27', ...grouped(national, [2, 3, 4])],
      [`27${national}`],
    ]
    return { spellings, isPart: national.length < NATIONAL_DIGITS }
  }
  if (WITHOUT_AREA.test(digits)) return { spellings: [grouped(digits, [3, 4]), [digits]], isPart: false }
  const foreign = FOREIGN.exec(digits)?.[1]
  return foreign ? { spellings: [[foreign]], isPart: false } : null
}

function grouped(digits: string, sizes: ReadonlyArray<number>): Array<string> {
  let from = 0
  return sizes
    .map((size) => {
      from += size
      return digits.slice(from - size, from)
    })
    .filter((group) => group !== '')
}

/** Whether a stored number can be dialled; an imported record may contain any text. */
export function isDiallable(phone: string): boolean {
  return /^\+[1-9]\d{7,14}$/.test(phone)
}

/** `https://wa.me/27835550142`; null if it is not in E.164. */
export function whatsappAddress(e164: string): string | null {
  return isDiallable(e164) ? `https://wa.me/${e164.slice(1)}` : null
}
