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
