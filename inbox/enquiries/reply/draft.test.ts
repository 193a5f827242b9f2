import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftText } from '../../../domain/inbox/api/enquiry-detail.ts'
import { DraftAutosave } from './draft.ts'

const draft = (text: string): DraftText => ({ subject: 'Your shop', text, attachPlan: false })

function keeperWith(
  save: (draft: DraftText) => Promise<{ keptAt: number }>,
  unsaved: DraftText | null = null,
) {
  const port = { save: vi.fn(save), onDevice: vi.fn(), atRest: vi.fn(), now: () => 7 }
  const onSave = vi.fn()
  const autosave = new DraftAutosave(port, unsaved)
  autosave.open(onSave)
  return { port, autosave, kept: onSave }
}

/** Saves that the test answers itself, in order. */
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

  it('is on this device with each change, and on the server at most every two seconds', async () => {
    const { port, autosave, kept } = keeperWith(async () => ({ keptAt: 5 }))
    autosave.changed(draft('G'))
    autosave.changed(draft('Go'))
    autosave.changed(draft('Good'))
    expect(port.onDevice).toHaveBeenCalledTimes(3)
    expect(port.save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(port.save).toHaveBeenCalledExactlyOnceWith(draft('Good'))
    expect(port.onDevice).toHaveBeenLastCalledWith(null)
    expect(kept).toHaveBeenLastCalledWith({ where: 'server', at: 5 })
  })

  it('stays on this device while the server is away, and goes to it when it is back', async () => {
    const save = vi.fn(async () => ({ keptAt: 9 }))
    save.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'))
    const { port, autosave, kept } = keeperWith(save)
    autosave.changed(draft('Good morning'))
    await vi.advanceTimersByTimeAsync(4_000)
    expect(port.onDevice).toHaveBeenLastCalledWith(draft('Good morning'))
    expect(kept).toHaveBeenLastCalledWith({ where: 'device', at: 7 })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(kept).toHaveBeenLastCalledWith({ where: 'server', at: 9 })
    expect(port.onDevice).toHaveBeenLastCalledWith(null)
  })

  it('that changes while it is saved is saved again', async () => {
    const { saves, save } = openSaves()
    const { port, autosave } = keeperWith(save)
    autosave.changed(draft('one'))
    await vi.advanceTimersByTimeAsync(2_000)
    autosave.changed(draft('two'))
    saves[0]?.resolve({ keptAt: 1 })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(port.save).toHaveBeenLastCalledWith(draft('two'))
  })

  it('does not leave for the server while its answer is sent, and does again if that was refused', async () => {
    const { port, autosave } = keeperWith(async () => ({ keptAt: 1 }))
    autosave.changed(draft('Good morning'))
    await autosave.hold()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(port.save).not.toHaveBeenCalled()
    autosave.goOn()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(port.save).toHaveBeenCalledExactlyOnceWith(draft('Good morning'))
  })

  it('that was sent is kept nowhere any more', async () => {
    const { port, autosave } = keeperWith(async () => ({ keptAt: 1 }))
    autosave.changed(draft('Good morning'))
    await autosave.end()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(port.save).not.toHaveBeenCalled()
    expect(port.onDevice).toHaveBeenLastCalledWith(null)
  })

  it('that changes while its answer is sent waits too', async () => {
    const { port, autosave } = keeperWith(async () => ({ keptAt: 1 }))
    await autosave.hold()
    autosave.changed(draft('Good morning, and'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(port.save).not.toHaveBeenCalled()
    expect(port.onDevice).toHaveBeenLastCalledWith(draft('Good morning, and'))
  })

  it('that only this device has goes to the server when the composer opens', async () => {
    const { port } = keeperWith(async () => ({ keptAt: 1 }), draft('Written in a tunnel'))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(port.save).toHaveBeenCalledExactlyOnceWith(draft('Written in a tunnel'))
    expect(port.onDevice).toHaveBeenLastCalledWith(null)
  })

  it('is saved at once when the composer closes', async () => {
    const { port, autosave } = keeperWith(async () => ({ keptAt: 1 }))
    autosave.changed(draft('Good morning'))
    await autosave.close()
    expect(port.save).toHaveBeenCalledExactlyOnceWith(draft('Good morning'))
    expect(port.atRest).toHaveBeenCalledOnce()
  })

  it('whose save fails while the composer closes is tried once more, and stays on this device', async () => {
    const { saves, save } = openSaves()
    const { port, autosave } = keeperWith(save)
    autosave.changed(draft('Good morning'))
    await vi.advanceTimersByTimeAsync(2_000)
    const closed = autosave.close()
    for (const each of [0, 1]) {
      saves[each]?.reject(new Error('away'))
      await vi.advanceTimersByTimeAsync(20_000)
    }
    await closed
    expect(port.save).toHaveBeenCalledTimes(2)
    expect(port.onDevice).toHaveBeenLastCalledWith(draft('Good morning'))
    expect(port.atRest).toHaveBeenCalledOnce()
  })

  it('that is written on before its last save came back is saved after it, and sent without a ghost', async () => {
    const { saves, save } = openSaves()
    const { port, autosave } = keeperWith(save)
    autosave.changed(draft('old'))
    void autosave.close()
    await vi.advanceTimersByTimeAsync(0)
    autosave.open(() => {})
    autosave.changed(draft('new'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(port.save).toHaveBeenCalledExactlyOnceWith(draft('old'))
    saves[0]?.resolve({ keptAt: 1 })
    await vi.advanceTimersByTimeAsync(0)
    expect(port.onDevice).toHaveBeenLastCalledWith(draft('new'))
    await autosave.hold()
    await autosave.end()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(port.save).toHaveBeenCalledOnce()
    expect(port.onDevice).toHaveBeenLastCalledWith(null)
  })
})
