/** Whether list and detail are side by side: the width at which the style sheets change. */
export function isWide(): boolean {
  return matchMedia('(min-width: 54.01rem)').matches
}
