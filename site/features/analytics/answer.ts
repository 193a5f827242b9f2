export type Answer = 'yes' | 'no'

const KEY = 'counting'
/** Where storage is switched off, the answer holds for this page. */
let ofThisPage: Answer | null = null

export function answerGiven(): Answer | null {
  const kept = read()
  return kept === 'yes' || kept === 'no' ? kept : ofThisPage
}

export function keepAnswer(answer: Answer): void {
  ofThisPage = answer
  try {
    localStorage.setItem(KEY, answer)
  } catch {
    // asked again on the next page
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
