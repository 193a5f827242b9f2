import { CONTACT } from '../../server/fixture-app.ts'
import { HONEST, requestFrom } from './sockets.ts'

/** A visitor's enquiry as the form's island sends it. Its message is unique by `n`. */
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

/**
 * A page and an enquiry by turns while an attack runs: how often each was answered as it should be.
 *
 * @param first number of the first enquiry; the others count on from it
 */
export async function visitAndSend(
  port: number,
  times: number,
  first = 0,
): Promise<{ pages: number; enquiries: number }> {
  let pages = 0
  let enquiries = 0
  for (let n = first; n < first + times; n += 1) {
    if ((await requestFrom(HONEST, port, { path: '/about-us' })).status === 200) pages += 1
    if ((await sendEnquiry(port, n)) === 200) enquiries += 1
  }
  return { pages, enquiries }
}
