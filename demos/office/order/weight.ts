/**
 * What was typed as a weight in kilograms, with a comma or a point, in whole grams.
 *
 * @returns null where nothing is typed, `no weight` where it is none
 */
export function gramsOf(typed: string): number | null | 'no weight' {
  const text = typed.trim().replace(/\s*kg$/i, '')
  if (text === '') return null
  if (!/^\d{1,3}(?:[.,]\d{1,3})?$/.test(text)) return 'no weight'
  const grams = Math.round(Number(text.replace(',', '.')) * 1_000)
  return grams >= 100 && grams <= 200_000 ? grams : 'no weight'
}
