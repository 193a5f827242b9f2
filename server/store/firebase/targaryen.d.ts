// targaryen 3 has no types; these are the ones used here.
declare module 'targaryen' {
  export type Auth = { uid: string; provider: string }
  export type Database = {
    as(auth: Auth | null): Database
    with(options: { now: number; data?: object }): Database
    read(path: string, options?: { now: number }): { allowed: boolean }
    write(
      path: string,
      value: unknown,
      priority: undefined,
      now: number,
    ): { allowed: boolean; newDatabase: Database }
    root: { $value(): unknown }
  }
  export function database(rules: object, data: object, now: number): Database
}
