/** As many characters of an address as fit on a line of the sheet. */
const LINE_CHARACTERS = 118

/** An address in lines, broken before a parameter or after a comma, so that nothing is added that is not part of it. */
export function addressLines(address: string): Array<string> {
  const lines: Array<string> = []
  let line = ''
  for (const part of address.split(/(?=&)|(?<=[,?])/)) {
    if (line !== '' && line.length + part.length > LINE_CHARACTERS) {
      lines.push(line)
      line = ''
    }
    line += part
  }
  return [...lines, line]
}
