declare module 'negotiator' {
  // @types/negotiator 0.6.5 lacks `preferred`, and does not return the type of the available values.
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } })
    encodings<Name extends string>(
      available: ReadonlyArray<Name>,
      options: { preferred: ReadonlyArray<Name> },
    ): Array<Name>
  }
}
