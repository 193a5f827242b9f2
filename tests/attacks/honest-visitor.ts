import { CONTACT } from '../../server/fixture-app.ts'
import { HONEST, requestFrom } from './sockets.ts'

/** Sends the contact form like its script, with address and message numbered `n`. @returns the response's status */
export async function sendEnquiry(port: number, n: number, localAddress = HONEST): Promise<number> {
  const body = JSON.stringify({
    ...CONTACT,
    email: `visitor${n}@example.co.za`,
    message: `An honest message, number ${n}`,
  })
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'sec-fetch-site': 'same-origin',
  }
  return (await requestFrom(localAddress, port, { method: 'POST', path: '/contact-us', headers, body }))
    .status
}
