/** What follows a room's colours and sizes in ui/scale.css, as written and as built: `:where([data-room="shop"]) { … }`. */
const OF_ROOMS = /:where\(((?:\[data-room="?\w+"?\](?:,\s*)?)+)\)\s*\{[^{}]*\}/g
const PROPERTY = /(?<=[{;]\s*)(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const USED = /(?<=var\()--[\w-]+/g
const ISLAND = '<astro-island'

/**
 * A page without what of ui/scale.css it does not use: each would send the colours and sizes of every room.
 *
 * @param inScripts the custom properties that an island may use once it is awake
 */
export function withUsedStyles(html: string, inScripts: ReadonlyArray<string>): string {
  const inRoom = withoutOtherRooms(html, (room) => html.includes(`data-room="${room}"`))
  return withoutUnusedProperties(inRoom, html.includes(ISLAND) ? inScripts : [])
}

/** Styles without the rooms that are not there. */
export function withoutOtherRooms(css: string, isThere: (room: string) => boolean): string {
  return css.replace(OF_ROOMS, (rule, selectors: string) => {
    const rooms = Array.from(selectors.matchAll(/data-room="?(\w+)/g), ([, room = '']) => room)
    return rooms.some(isThere) ? rule : ''
  })
}

/** Styles without the custom properties that nothing uses. @param elsewhere those that something outside of them uses */
export function withoutUnusedProperties(css: string, elsewhere: ReadonlyArray<string>): string {
  const used = new Set([...elsewhere, ...(css.match(USED) ?? [])])
  const shorter = css.replace(PROPERTY, (set, name: string) => (used.has(name) ? set : ''))
  // What was left out may have been all that used another one.
  return shorter === css ? css : withoutUnusedProperties(shorter, elsewhere)
}
