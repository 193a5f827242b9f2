/** What follows a room's colours and sizes in ui/rooms.css, as written and as built: `:where([data-room="shop"]) { … }`. */
const OF_ROOMS = /:where\(((?:\[data-room="?\w+"?\](?:,\s*)?)+)\)\s*\{[^{}]*\}/g
const PROPERTY = /(?<=[{;]\s*)(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const USED = /(?<=var\()--[\w-]+/g
/** The words of layout of base.css, and tints and grounds by their names, as written and as built. */
const OF_LAYOUT = /:where\((\.[^(){}]+)\)\s*\{[^{}]*\}/g
const OF_COLOURS = /(?<=[{}>]\s*)\[data-(?:tint|ground)="?([\w-]+)"?\]\s*\{[^{}]*\}/g
const CLASSES = /(?<=\bclass=")[^"]*/g
/** What a script adds. */
const ADDED = ['visually-hidden']
const ISLAND = '<astro-island'

/**
 * A page without what of ui/scale.css, ui/rooms.css and base.css it does not use: each would send the colours and sizes of every room.
 *
 * @param inScripts the custom properties that an island may use once it is awake
 */
export function withUsedStyles(html: string, inScripts: ReadonlyArray<string>): string {
  const inRoom = withoutOtherRooms(html, (room) => html.includes(`data-room="${room}"`))
  return html.includes(ISLAND)
    ? withoutUnusedProperties(inRoom, inScripts)
    : withoutUnusedProperties(withoutUnusedWords(inRoom), [])
}

/** A page without the words of layout and the colours that no element has. An island may show others once it is awake. */
function withoutUnusedWords(html: string): string {
  const used = new Set([...ADDED, ...(html.match(CLASSES) ?? []).flatMap((names) => names.split(' '))])
  const isUsed = (selectors: string) =>
    Array.from(selectors.matchAll(/\.([\w-]+)/g), ([, name = '']) => name).some((name) => used.has(name))
  return html
    .replace(OF_LAYOUT, (rule, selectors: string) => (isUsed(selectors) ? rule : ''))
    .replace(OF_COLOURS, (rule, name: string) =>
      html.includes(`data-tint="${name}"`) || html.includes(`data-ground="${name}"`) ? rule : '',
    )
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
