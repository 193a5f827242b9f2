/** Attributes of the phone field. The pattern is only a rough check; the server validates. */
export const phoneInput = {
  type: 'tel',
  autoComplete: 'tel',
  placeholder: '+27 82 123 4567',
  // Browsers compile `pattern` with the v flag: brackets and hyphens in a class must be escaped.
  pattern: String.raw`[+]?([\s\(\)\-]*[0-9]){10,15}`,
} as const
