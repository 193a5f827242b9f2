/** The selector of a room's colours and sizes in ui/rooms.css, in the source and built: `:where([data-room="shop"]) { … }`. */
const ROOM_RULES = /:where\(((?:\[data-room="?\w+"?\](?:,\s*)?)+)\)\s*\{[^{}]*\}/g
const PROPERTY = /(?<=[{;]\s*)(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const USED = /(?<=var\()--[\w-]+/g
/** The layout classes of base.css, and tints and backgrounds by name, in the source and built. */
const LAYOUT_RULES = /:where\((\.[^(){}]+)\)\s*\{[^{}]*\}/g
const COLOUR_RULES = /(?<=[{}>]\s*)\[data-(?:tint|ground)="?([\w-]+)"?\]\s*\{[^{}]*\}/g
const CLASSES = /(?<=\bclass=")[^"]*/g
/** The classes that a script adds. */
const SCRIPT_CLASSES = ['visually-hidden']
const ISLAND = '<astro-island'

/**
 * Removes the unused parts of ui/scale.css, ui/rooms.css and base.css from a page.
 *
 * @param inScripts the custom properties that an island may use after hydration
 */
export function withUsedStyles(html: string, inScripts: ReadonlyArray<string>): string {
  const inRoom = withoutOtherRooms(html, (room) => html.includes(`data-room="${room}"`))
  return html.includes(ISLAND)
    ? withoutUnusedProperties(inRoom, inScripts)
    : withoutUnusedProperties(withoutUnusedClasses(inRoom), [])
}

/** Removes the layout classes and colours that no element has; an island may add others after hydration. */
function withoutUnusedClasses(html: string): string {
  const usedNames = new Set([
    ...SCRIPT_CLASSES,
    ...(html.match(CLASSES) ?? []).flatMap((names) => names.split(' ')),
  ])
  const isUsed = (selectors: string) =>
    Array.from(selectors.matchAll(/\.([\w-]+)/g), ([, name = '']) => name).some((name) => usedNames.has(name))
  return html
    .replace(LAYOUT_RULES, (rule, selectors: string) => (isUsed(selectors) ? rule : ''))
    .replace(COLOUR_RULES, (rule, name: string) =>
      html.includes(`data-tint="${name}"`) || html.includes(`data-ground="${name}"`) ? rule : '',
    )
}

/** Removes the styles of rooms that the page does not have. */
export function withoutOtherRooms(css: string, hasRoom: (room: string) => boolean): string {
  return css.replace(ROOM_RULES, (rule, selectors: string) => {
    const rooms = Array.from(selectors.matchAll(/data-room="?(\w+)/g), ([, room = '']) => room)
    return rooms.some(hasRoom) ? rule : ''
  })
}

/** Removes unused custom properties. @param usedElsewhere properties that are used outside the styles */
export function withoutUnusedProperties(css: string, usedElsewhere: ReadonlyArray<string>): string {
  const usedNames = new Set([...usedElsewhere, ...(css.match(USED) ?? [])])
  const shorter = css.replace(PROPERTY, (declaration, name: string) =>
    usedNames.has(name) ? declaration : '',
  )
  // A removed property may have been the only use of another one.
  return shorter === css ? css : withoutUnusedProperties(shorter, usedElsewhere)
}
