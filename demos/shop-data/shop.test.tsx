import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { memoryShopStore } from './browser-store.ts'
import { fixtureRules } from './fixture-rules.ts'
import { Shop, useShop } from './shop.tsx'

function Screen() {
  const { state, storageStatus } = useShop()
  return <p>{state ? 'read' : `not read, ${storageStatus.kind}`}</p>
}

test('on the server the shop has no state, whatever the store', () => {
  const store = memoryShopStore({ rules: fixtureRules, now: () => new Date(0) })
  for (const shopStore of [store, null]) {
    const html = renderToString(
      <Shop store={shopStore}>
        <Screen />
      </Shop>,
    )
    expect(html).toContain('not read, stored')
  }
})

test('a screen outside of a shop provider throws', () => {
  expect(() => renderToString(<Screen />)).toThrow('<Shop>')
})
