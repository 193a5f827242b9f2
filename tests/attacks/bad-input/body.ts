/** A body sent to /contact-us with browser headers, and the status that it must get. */
export type Body = {
  family: string
  name: string
  payload: string | Buffer
  type?: string
  headers?: Record<string, string>
  status: number
}
