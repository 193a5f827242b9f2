/** Moves the focus to the first element that fits and is shown. */
export function focusOn(selector: string): void {
  const fitting = [...document.querySelectorAll<HTMLElement>(selector)]
  fitting.find((element) => element.getClientRects().length > 0)?.focus()
}
