/** `083 555 0142` for +27835550142; any other number as it is. */
export function phoneInWords(e164: string): string {
  const national = /^\+27(\d{2})(\d{3})(\d{4})$/.exec(e164)
  return national ? `0${national[1]} ${national[2]} ${national[3]}` : e164
}

/** The address that opens a chat with a number; null for what is no number. */
export function whatsappHref(e164: string): string | null {
  return /^\+\d{8,15}$/.test(e164) ? `https://wa.me/${e164.slice(1)}` : null
}
