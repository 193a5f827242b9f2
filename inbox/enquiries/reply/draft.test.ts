import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftText } from '../../../domain/inbox/api/enquiry-detail.ts'
import { DraftAutosave } from './draft.ts'

const draft = (text: string): DraftText => ({ subject: 'Your shop', text, attachPlan: false })

function keeperWith(save: (draft: DraftText) => Promise<{ keptAt: number }>) {
  const port = { save: vi.fn(save), onDevice: vi.fn(), kept: vi.fn(), now: () => 7 }
  return { port, autosave: new DraftAutosave(port) }
}

describe('a draft', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is on this device with each change, and on the server at most every two seconds', async () => {
    const { port, autosave } = keeperWith(async () => ({ keptAt: 5 }))
    autosave.changed(draft('G'))
    autosave.changed(draft('Go'))
    autosave.changed(draft('Good'))
    expect(port.onDevice).toHaveBeenCalledTimes(3)
    expect(port.save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(port.save).toHaveBeenCalledExactlyOnceWith(draft('Good'))
    expect(port.onDevice).toHaveBeenLastCalledWith(null)
    expect(port.kept).toHaveBeenLastCalledWith({ where: 'server', at: 5 })
  })

  it('stays on this device while the server is away, and goes to it when it is back', async () => {
    const save = vi.fn(async () => ({ keptAt: 9 }))
    save.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'))
    const { port, autosave } = keeperWith(save)
    autosave.changed(draft('Good morning'))
    await vi.advanceTimersByTimeAsync(4_000)
    expect(port.onDevice).toHaveBeenLastCalledWith(draft('Good morning'))
    expect(port.kept).toHaveBeenLastCalledWith({ where: 'device', at: 7 })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(port.kept).toHaveBeenLastCalledWith({ where: 'server', at: 9 })
    expect(port.onDevice).toHaveBeenLastCalledWith(null)
  })

  it('that changes while it is saved is saved again', async () => {
    const answers: Array<(kept: { keptAt: number }) => void> = []
    const { port, autosave } = keeperWith(() => new Promise((resolve) => answers.push(resolve)))
    autosave.changed(draft('one'))
    await vi.advanceTimersByTimeAsync(2_000)
    autosave.changed(draft('two'))
    answers[0]?.({ keptAt: 1 })
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

  it('is saved at once when the composer closes', async () => {
    const { port, autosave } = keeperWith(async () => ({ keptAt: 1 }))
    autosave.changed(draft('Good morning'))
    await autosave.flush()
    expect(port.save).toHaveBeenCalledExactlyOnceWith(draft('Good morning'))
  })
})
