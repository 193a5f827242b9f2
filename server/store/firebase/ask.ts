import { type Answer, faultOfAnswer, faultOfConnection } from './fault.ts'

type FirebaseRequest = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  url: URL
  /** Sent as JSON, or as a form if it is URLSearchParams. */
  body?: object
  signal: AbortSignal
}

/**
 * Sends a request to one of Firebase's services, which answer in JSON.
 *
 * @param service its name for the log
 * @throws {FirebaseFault} unless the answer is a success in JSON: any other comes from a proxy or a portal
 */
export async function ask(service: string, { method, url, body, signal }: FirebaseRequest): Promise<unknown> {
  const isForm = body instanceof URLSearchParams
  const answer = await fetchAnswer(service, url, {
    method,
    signal,
    redirect: 'manual',
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      accept: 'application/json',
    },
  })
  if (answer.status < 200 || answer.status > 299) throw faultOfAnswer(service, answer)
  if (answer.body === undefined) throw faultOfConnection(service, new Error('This is no answer of Firebase'))
  return answer.body
}

async function fetchAnswer(service: string, url: URL, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, request)
    const answeredAt = Date.parse(response.headers.get('date') ?? '')
    return {
      status: response.status,
      body: parseJson(await response.text()),
      answeredAt: Number.isNaN(answeredAt) ? null : answeredAt,
    }
  } catch (error) {
    throw faultOfConnection(service, error)
  }
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}
