/** What React brings along and asks for before it uses it, or names as it does. */
export const EXCUSED_IN_SCRIPTS: Readonly<Record<string, string>> = {
  '.startViewTransition':
    'React uses it inside a try, and only for a component of its own that is nowhere here',
  '.skipTransition': 'as .startViewTransition',
  navigation: 'React asks by typeof',
  devicePixelRatio: 'React asks by typeof; the tables count Safari as late for a detail',
  '.use': "React's own method of this name",
  '.requestIdleCallback': 'Astro asks before, and waits 200 ms in Safari',
  requestIdleCallback: 'the demos ask by typeof, and wait 200 ms at most in Safari',
  '.databases': 'the demos ask inside a try: Firefox 115 wakes the page as if it had a shop',
  '.hidePopover': 'the menu asks before; without popover its links stand open',
}

/** What a browser of the floor does without, and what its visitor sees instead. */
export const EXCUSED_IN_STYLES: Readonly<Record<string, string>> = {
  ':has': 'Firefox 115: each use that carries a choice has its @supports not, the others only adorn',
  'overflow-anchor': 'Safari has none of what it turns off',
  'overflow-anchor: none': 'as overflow-anchor',
  ':popover-open': 'stands in @supports with its fallback, see Header.module.css',
  'text-wrap': 'lines break as they always did',
  'text-wrap: balance': 'as text-wrap',
  'text-wrap: pretty': 'as text-wrap',
  outline: 'Safari 16: the ring round a control has square corners',
  'outline: solid': 'as outline',
  'outline: none': 'as outline',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'as forced-color-adjust',
  '@media scripting':
    'without script: tabs, slider and steppers are seen and do nothing; links and fields beside them do',
  '@view-transition': 'the next page is there at once',
  'view-transition-name': 'as @view-transition',
  'view-transition-class': 'as @view-transition',
  ':view-transition-group': 'as @view-transition',
  ':view-transition-old': 'as @view-transition',
  ':view-transition-new': 'as @view-transition',
  '@starting-style': 'the gallery opens without a fade',
  'animation-timeline': 'the moon of the plan stands still',
  ':details-content': 'an accordion opens at once; on paper it stands as it was left',
  'content-visibility': 'as ::details-content',
  'content-visibility: visible': 'as ::details-content',
  'content-visibility: auto':
    'Safari lays out what is off the screen, too: a press of the calculator takes longer',
  'contain-intrinsic-size': 'as content-visibility: auto',
  'scroll-target-group': 'the contents of a legal page do not mark where the reader is',
  'scroll-target-group: auto': 'as scroll-target-group',
  ':target-current': 'as scroll-target-group',
  ':marker': 'Safari colours no marker',
  'scrollbar-width': 'a scroll bar below the tabs',
  'scrollbar-width: none': 'as scrollbar-width',
  'overscroll-behavior': 'a swipe past the last picture moves the page',
  'overscroll-behavior: contain': 'as overscroll-behavior',
  'accent-color': 'Safari on the phone draws its own colour',
  mask: 'its prefixed twin is sent beside it',
  '@page': 'print: the margins of the browser',
  'break-after: avoid': 'print: a heading may stand at the foot of a sheet',
  orphans: 'print: a line may stand alone',
  widows: 'print: a line may stand alone',
  'print-color-adjust': 'print: its prefixed twin is sent beside it',
  'print-color-adjust: exact': 'as print-color-adjust',
}

export const EXCUSED_IN_MARKUP: Readonly<Record<string, string>> = {
  popover: 'as :popover-open: the links of the menu stand open',
  popovertarget: 'as popover',
}
