declare module 'negotiator' {
  // @types/negotiator 0.6.5 does not know `preferred`, nor that what is wanted is among what is available.
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } })
    encodings<Name extends string>(
      available: ReadonlyArray<Name>,
      options: { preferred: ReadonlyArray<Name> },
    ): Array<Name>
  }
}
