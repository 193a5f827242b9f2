/** What the phone field shows before anything is typed, and roughly what counts as a number there; the server decides. */
export const phoneInput = {
  type: 'tel',
  autoComplete: 'tel',
  placeholder: '+27 82 123 4567',
  // Browsers compile `pattern` with the v flag: brackets and hyphens in a class must be escaped.
  pattern: String.raw`[+]?([\s\(\)\-]*[0-9]){10,15}`,
} as const
