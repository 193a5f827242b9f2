const SOUTH_AFRICAN = /^\+27(\d{2})(\d{3})(\d{4})$/

/** `083 555 0142` as people here read it; a number of another country stays in E.164. @param e164 as it is stored */
export function phoneNumber(e164: string): string {
  const [, area, first, second] = SOUTH_AFRICAN.exec(e164) ?? []
  return area ? `0${area} ${first} ${second}` : e164
}

/** `https://wa.me/27835550142`; null for what is no number in E.164, as an imported record may hold. */
export function whatsappAddress(e164: string): string | null {
  return /^\+[1-9]\d{7,14}$/.test(e164) ? `https://wa.me/${e164.slice(1)}` : null
}
