import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftText } from '../../../domain/inbox/api/enquiry-detail.ts'
import { DraftAutosave } from './draft.ts'

const draft = (text: string): DraftText => ({ subject: 'Your shop', text, attachPlan: false })

function autosaveWith(
  save: (draft: DraftText) => Promise<{ keptAt: number }>,
  unsaved: DraftText | null = null,
) {
  const backend = { save: vi.fn(save), saveToDevice: vi.fn(), onIdle: vi.fn(), now: () => 7 }
  const onSave = vi.fn()
  const autosave = new DraftAutosave(backend, unsaved)
  autosave.open(onSave)
  return { backend, autosave, onSave }
}

/** Saves that the test settles itself, in order. */
function openSaves() {
  const saves: Array<PromiseWithResolvers<{ keptAt: number }>> = []
  const save = () => {
    const answer = Promise.withResolvers<{ keptAt: number }>()
    saves.push(answer)
    return answer.promise
  }
  return { saves, save }
}

describe('a draft', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is saved to this device at each change, and to the server at most every two seconds', async () => {
    const { backend, autosave, onSave } = autosaveWith(async () => ({ keptAt: 5 }))
    autosave.update(draft('G'))
    autosave.update(draft('Go'))
    autosave.update(draft('Good'))
    expect(backend.saveToDevice).toHaveBeenCalledTimes(3)
    expect(backend.save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(backend.save).toHaveBeenCalledExactlyOnceWith(draft('Good'))
    expect(backend.saveToDevice).toHaveBeenLastCalledWith(null)
    expect(onSave).toHaveBeenLastCalledWith({ where: 'server', at: 5 })
  })

  it('stays on this device while the server is down, and is saved to the server when it is back', async () => {
    const save = vi.fn(async () => ({ keptAt: 9 }))
    save.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'))
    const { backend, autosave, onSave } = autosaveWith(save)
    autosave.update(draft('Good morning'))
    await vi.advanceTimersByTimeAsync(4_000)
    expect(backend.saveToDevice).toHaveBeenLastCalledWith(draft('Good morning'))
    expect(onSave).toHaveBeenLastCalledWith({ where: 'device', at: 7 })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(onSave).toHaveBeenLastCalledWith({ where: 'server', at: 9 })
    expect(backend.saveToDevice).toHaveBeenLastCalledWith(null)
  })

  it('that changes while it is saved is saved again', async () => {
    const { saves, save } = openSaves()
    const { backend, autosave } = autosaveWith(save)
    autosave.update(draft('one'))
    await vi.advanceTimersByTimeAsync(2_000)
    autosave.update(draft('two'))
    saves[0]?.resolve({ keptAt: 1 })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(backend.save).toHaveBeenLastCalledWith(draft('two'))
  })

  it('is not saved to the server while its answer is being sent, but is after a refusal', async () => {
    const { backend, autosave } = autosaveWith(async () => ({ keptAt: 1 }))
    autosave.update(draft('Good morning'))
    await autosave.pause()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(backend.save).not.toHaveBeenCalled()
    autosave.resume()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(backend.save).toHaveBeenCalledExactlyOnceWith(draft('Good morning'))
  })

  it('that changes while its answer is being sent is saved to this device only', async () => {
    const { backend, autosave } = autosaveWith(async () => ({ keptAt: 1 }))
    await autosave.pause()
    autosave.update(draft('Good morning, and'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(backend.save).not.toHaveBeenCalled()
    expect(backend.saveToDevice).toHaveBeenLastCalledWith(draft('Good morning, and'))
  })

  it('that only this device has is saved to the server when the composer opens', async () => {
    const { backend } = autosaveWith(async () => ({ keptAt: 1 }), draft('Written in a tunnel'))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(backend.save).toHaveBeenCalledExactlyOnceWith(draft('Written in a tunnel'))
    expect(backend.saveToDevice).toHaveBeenLastCalledWith(null)
  })

  it('is saved at once when the composer closes', async () => {
    const { backend, autosave } = autosaveWith(async () => ({ keptAt: 1 }))
    autosave.update(draft('Good morning'))
    await autosave.close()
    expect(backend.save).toHaveBeenCalledExactlyOnceWith(draft('Good morning'))
    expect(backend.onIdle).toHaveBeenCalledOnce()
  })

  it('whose save fails while the composer closes is saved once more, and stays on this device', async () => {
    const { saves, save } = openSaves()
    const { backend, autosave } = autosaveWith(save)
    autosave.update(draft('Good morning'))
    await vi.advanceTimersByTimeAsync(2_000)
    const closed = autosave.close()
    for (const attempt of [0, 1]) {
      saves[attempt]?.reject(new Error('down'))
      await vi.advanceTimersByTimeAsync(20_000)
    }
    await closed
    expect(backend.save).toHaveBeenCalledTimes(2)
    expect(backend.saveToDevice).toHaveBeenLastCalledWith(draft('Good morning'))
    expect(backend.onIdle).toHaveBeenCalledOnce()
  })

  it('that is reopened and changed during its last save is not saved to the server after it was sent', async () => {
    const { saves, save } = openSaves()
    const { backend, autosave } = autosaveWith(save)
    autosave.update(draft('old'))
    void autosave.close()
    await vi.advanceTimersByTimeAsync(0)
    autosave.open(() => {})
    autosave.update(draft('new'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(backend.save).toHaveBeenCalledExactlyOnceWith(draft('old'))
    saves[0]?.resolve({ keptAt: 1 })
    await vi.advanceTimersByTimeAsync(0)
    expect(backend.saveToDevice).toHaveBeenLastCalledWith(draft('new'))
    await autosave.pause()
    await autosave.finish()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(backend.save).toHaveBeenCalledOnce()
    expect(backend.saveToDevice).toHaveBeenLastCalledWith(null)
  })
})
