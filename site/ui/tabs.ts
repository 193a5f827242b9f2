/** Initialises every tab list of the page: click, arrow keys, Home, End, and the fragment of a pane. */
export function enhanceTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) initTablist(list)
}

function initTablist(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  const paneOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '')

  function show(chosen: HTMLElement | undefined): void {
    if (!chosen) return
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
      const pane = paneOf(tab)
      if (pane) pane.hidden = tab !== chosen
      pane?.toggleAttribute('data-off', tab !== chosen)
    }
    list.scrollLeft += chosen.getBoundingClientRect().left - list.getBoundingClientRect().left - 24
  }
  function showAddressed(): void {
    const tab = location.hash ? tabs.find((tab) => `#${paneOf(tab)?.id}` === location.hash) : undefined
    show(tab)
    if (tab) paneOf(tab)?.scrollIntoView()
  }

  // The tabs replace the headings, which browsers without `@media (scripting)` have shown until now.
  for (const tab of tabs) paneOf(tab)?.firstElementChild?.classList.add('visually-hidden')
  list.addEventListener('click', ({ target }) =>
    show(tabs.find((tab) => target instanceof Node && tab.contains(target))),
  )
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return // the browser's own: Alt and an arrow go back
    const index = tabs.findIndex((tab) => tab.tabIndex === 0)
    const lastIndex = tabs.length - 1
    const to = {
      ArrowRight: index < lastIndex ? index + 1 : 0,
      ArrowLeft: index > 0 ? index - 1 : lastIndex,
      Home: 0,
      End: lastIndex,
    }[event.key]
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    tab.focus()
    show(tab)
  })
  addEventListener('hashchange', showAddressed)
  show(tabs[0])
  showAddressed()
}
