export type Dish = { name: string; cents: number }

export const MUTTON_BUNNY: Dish = { name: 'Mutton bunny', cents: 8_900 }
export const BEAN_BUNNY: Dish = { name: 'Bean bunny', cents: 6_400 }
export const KOTA: Dish = { name: 'Kota', cents: 6_200 }
export const HALF_GATSBY: Dish = { name: 'Half gatsby', cents: 11_000 }
export const PAP_AND_WORS: Dish = { name: 'Pap and wors', cents: 7_800 }
export const SLAP_CHIPS: Dish = { name: 'Slap chips', cents: 2_800 }
export const GINGER_BEER: Dish = { name: 'Ginger beer', cents: 2_200 }

export const BRAAI_BURGER = {
  name: 'Braai burger',
  sizes: [
    { name: 'Single', cents: 8_400, chosen: false },
    { name: 'Double', cents: 11_200, chosen: true },
  ],
  extras: [
    { name: 'Cheese', cents: 1_200, chosen: true },
    { name: 'Fried egg', cents: 1_000, chosen: true },
    { name: 'Atchar', cents: 800, chosen: false },
    { name: 'Slap chips', cents: SLAP_CHIPS.cents, chosen: false },
    { name: 'No onion', cents: 0, chosen: false },
  ],
}

/** The kitchen's note: `double, cheese`. */
export function burgerNote(): string {
  return chosenParts()
    .map(({ name }) => name.toLowerCase().replaceAll(' ', '\u00a0'))
    .join(', ')
}

/** The prices of the chosen burger's parts, size first, and their sum. */
export function chosenBurger(): { prices: ReadonlyArray<number>; totalCents: number } {
  const parts = chosenParts()
  return { prices: parts.map(({ cents }) => cents), totalCents: sumOf(parts) }
}

function chosenParts() {
  return [...BRAAI_BURGER.sizes, ...BRAAI_BURGER.extras].filter(({ chosen }) => chosen)
}

export function sumOf(dishes: ReadonlyArray<{ cents: number }>): number {
  return dishes.reduce((sum, { cents }) => sum + cents, 0)
}
