/** What messengers show of a page that is sent to somebody. */
export type LinkPreview = {
  /** Address that its card leads to, with the query without which it is another page. */
  path: string
  picture: string
  /** What the picture shows, for who cannot see it. */
  pictureWords: string
}
