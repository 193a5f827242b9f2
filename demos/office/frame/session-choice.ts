import { useEffect, useState } from 'react'

/**
 * A choice that this tab keeps: who looks, list or columns. Where nothing can be kept it lives as long as the page.
 *
 * @param key under which it is kept, without the office's own prefix
 * @param choices what it may be; the first is the default, and what the server draws
 */
export function useSessionChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Array<Choice>],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>(choices[0])
  useEffect(() => {
    const kept = choices.find((each) => each === read(key))
    if (kept) setChoice(kept)
  }, [key, choices])
  return [
    choice,
    (chosen) => {
      setChoice(chosen)
      write(key, chosen)
    },
  ]
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(`office ${key}`)
  } catch {
    return null // storage is switched off
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(`office ${key}`, value)
  } catch {
    // it lives as long as the page
  }
}
