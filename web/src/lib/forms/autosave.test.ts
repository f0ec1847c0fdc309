import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAutosave, type SaveOutcome, type SaveState } from './autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const saved: SaveOutcome = { kind: 'saved', at: '2026-11-22T12:04:00Z' }

/** A server that gives these answers one by one, and then answers that it has saved. */
function start(...answers: (SaveOutcome | Promise<SaveOutcome>)[]) {
  const sent: string[] = []
  const kept: string[] = []
  const states: SaveState[] = []
  const autosave = createAutosave<string>({
    saved: '',
    isSame: (one, other) => one === other,
    send: async (text) => {
      sent.push(text)
      return answers.shift() ?? saved
    },
    keep: (text, before) => void kept.push(text === before ? 'nothing' : text),
    report: (state) => void states.push(state),
  })
  return { autosave, sent, kept, states, kinds: () => states.map(({ kind }) => kind) }
}

it('saves once nobody types for a moment, and keeps each letter on the device until then', async () => {
  const { autosave, sent, kept, states } = start()
  autosave.change('I')
  autosave.change('I d')
  expect(kept).toEqual(['I', 'I d'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual(['I d'])
  expect(kept.at(-1)).toBe('nothing')
  expect(states.at(-1)).toEqual(saved)
})

it('sends one at a time, and what was typed meanwhile after it', async () => {
  const first = Promise.withResolvers<SaveOutcome>()
  const { autosave, sent, kept, kinds } = start(first.promise)
  autosave.change('I')
  await vi.advanceTimersByTimeAsync(2_000)
  autosave.change('I dig')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toEqual(['I'])
  first.resolve(saved)
  await vi.advanceTimersByTimeAsync(0)
  expect(kept.at(-1)).toBe('I dig')
  expect(kinds().at(-1)).toBe('unsaved')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual(['I', 'I dig'])
  expect(kept.at(-1)).toBe('nothing')
})

it('keeps what cannot be sent, and tries again by itself', async () => {
  const { autosave, sent, kept, kinds } = start({ kind: 'offline' })
  autosave.change('I dig')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(kinds().at(-1)).toBe('offline')
  expect(kept.at(-1)).toBe('I dig')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual(['I dig', 'I dig'])
  expect(kinds().at(-1)).toBe('saved')
})

it('does not send again what the server refuses, until it is changed', async () => {
  const refused = { kind: 'refused', message: 'Too long', fields: {} } as const
  const { autosave, sent, states } = start(refused)
  autosave.change('I dig')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['I dig'])
  expect(states.at(-1)).toEqual(refused)
  autosave.change('I')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual(['I dig', 'I'])
})

it('sends all that was typed when it is asked to, and says why not all has arrived', async () => {
  const first = Promise.withResolvers<SaveOutcome>()
  const { autosave, sent } = start(first.promise, saved, { kind: 'offline' })
  autosave.change('I')
  await vi.advanceTimersByTimeAsync(2_000)
  autosave.change('I dig')
  const flushed = autosave.flush()
  first.resolve(saved)
  expect(await flushed).toBeNull()
  expect(sent).toEqual(['I', 'I dig'])
  autosave.change('I dig wells')
  expect(await autosave.flush()).toEqual({ kind: 'offline' })
})

it('sends nothing when what was typed is taken back', async () => {
  const { autosave, sent, kept, kinds } = start()
  autosave.change('I')
  autosave.change('')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  expect(kept.at(-1)).toBe('nothing')
  expect(kinds().at(-1)).toBe('saved')
})

it('tries no more by itself once it is stopped, also what was under way then', async () => {
  const { autosave, sent } = start({ kind: 'offline' })
  autosave.change('I')
  autosave.stop()
  expect(await autosave.flush()).toEqual({ kind: 'offline' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['I'])
})
