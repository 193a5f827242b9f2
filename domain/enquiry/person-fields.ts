import type { FieldDefinitions } from './form-definition.ts'

/** The name and contact details that the contact form and the lead form share. */
export const PERSON_FIELDS = {
  firstName: { kind: 'name', label: 'First Name' },
  surname: { kind: 'name', label: 'Surname' },
  // RFC 5321 §4.5.3.1.3 allows a path 256 octets, angle brackets included.
  email: { kind: 'email', label: 'Email Address', maxChars: 254 },
  phoneNumber: { kind: 'phone', label: 'Phone Number' },
} as const satisfies FieldDefinitions
