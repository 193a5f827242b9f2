/** Words in lines of at most so many characters. */
export function linesOf(text: string, most: number): ReadonlyArray<string> {
  const lines: Array<string> = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
