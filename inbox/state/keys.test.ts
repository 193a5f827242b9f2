import { describe, expect, it } from 'vitest'
import { allowed, keyName } from './keys.ts'

const KEY = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('keys', () => {
  it('are named the same whether caps lock is on', () => {
    expect(keyName({ ...KEY, key: 'J' })).toBe('j')
    expect(keyName({ ...KEY, key: 'j', shiftKey: true })).toBe('Shift+J')
    expect(keyName({ ...KEY, key: '?', shiftKey: true })).toBe('?')
  })

  it('send with Ctrl or with Command', () => {
    expect(keyName({ ...KEY, key: 'Enter', ctrlKey: true })).toBe('Control+Enter')
    expect(keyName({ ...KEY, key: 'Enter', metaKey: true })).toBe('Control+Enter')
  })

  it('leave what is held with Alt to the browser', () => {
    expect(keyName({ ...KEY, key: 'r', altKey: true })).toBe('')
  })

  it('never act singly inside a field', () => {
    expect(allowed('r', { isField: true, singleKeys: true })).toBe(false)
    expect(allowed('Escape', { isField: true, singleKeys: true })).toBe(true)
    expect(allowed('Control+Enter', { isField: true, singleKeys: true })).toBe(true)
  })

  it('can be switched off, all but Esc and those with Ctrl', () => {
    expect(allowed('r', { isField: false, singleKeys: false })).toBe(false)
    expect(allowed('/', { isField: false, singleKeys: false })).toBe(false)
    expect(allowed('Escape', { isField: false, singleKeys: false })).toBe(true)
  })
})
