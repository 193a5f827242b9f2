/** What the first page shows, as plain data: the rest is found from it anew, by server and browser alike. */
export type FirstView = {
  path: string
}
