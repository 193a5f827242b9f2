import type { Form } from './send-request.ts'

/** The contact form as its island sends it. */
export function jsonForm(fields: Readonly<Record<string, string>>): Form {
  return { type: 'application/json', accept: 'application/json', body: JSON.stringify(fields) }
}

/** The contact form as a browser without script sends it: the response to an invalid one is the whole page. */
export function plainForm(fields: Readonly<Record<string, string>>): Form {
  const body = new URLSearchParams(fields).toString()
  return { type: 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8', body }
}

/** Valid values for the contact form. */
export function contactFields(email: string): Record<string, string> {
  return {
    firstName: 'Nomvula',
    surname: 'Dlamini',
    email,
    phoneNumber: '082 123 4567',
    category: 'Web development',
    message: `We sell beads in Gqeberha. ${email}`,
  }
}
