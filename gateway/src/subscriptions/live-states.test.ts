import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GraphResult } from '../graphql/graph.ts'
import { type LiveResult, createLiveStates } from './live-states.ts'

const topic = 'landfall.test.view.changed.v1 *'
const away = { message: 'away', extensions: { code: 'SERVICE_UNAVAILABLE' } }
let executions: number
let states: ReturnType<typeof createLiveStates>

beforeEach(() => {
  vi.useFakeTimers()
  executions = 0
  states = createLiveStates({ onExecution: () => (executions += 1) })
})

afterEach(() => {
  states.stop()
  vi.useRealTimers()
})

const counted = () => ({ data: { count: executions }, errors: [] })

/** Opens one and keeps what it gets. */
function watch(
  o: { shareKey?: string | null; run?: () => GraphResult | 'not-allowed' } = {},
) {
  const got: LiveResult[] = []
  const onGone = vi.fn<() => void>()
  const run = o.run ?? counted
  const { answers } = states.open({
    field: 'view',
    topic,
    shareKey: o.shareKey ?? null,
    run: async () => run(),
    onGone,
  })
  const reading = (async () => {
    for await (const answer of answers) got.push(answer)
  })()
  return { got, onGone, reading, leave: () => answers.return(undefined) }
}

const counts = ({ got }: { got: LiveResult[] }) => got.map(({ data }) => data?.['count'])

describe('live states', () => {
  it('send the current state first, then each change', async () => {
    const one = watch()
    await vi.advanceTimersByTimeAsync(0)
    states.changed(topic)
    await vi.advanceTimersByTimeAsync(100)
    expect(counts(one)).toEqual([1, 2])
  })

  it('query again after a failure, even while changes keep arriving', async () => {
    const one = watch({
      run: () =>
        executions === 1
          ? { data: null, errors: [away] }
          : { data: { count: 7 }, errors: [] },
    })
    await vi.advanceTimersByTimeAsync(0)
    for (let count = 0; count < 10; count += 1) {
      states.changed(topic)
      await vi.advanceTimersByTimeAsync(60)
    }
    expect(counts(one)).toEqual([undefined, 7])
  })

  it('run one query for fifty watchers of the same state', async () => {
    const many = Array.from({ length: 50 }, () => watch({ shareKey: 'same' }))
    await vi.advanceTimersByTimeAsync(0)
    states.changed(topic)
    await vi.advanceTimersByTimeAsync(100)
    const late = watch({ shareKey: 'same' })
    await vi.advanceTimersByTimeAsync(0)
    expect(executions).toBe(2)
    expect(new Set(many.map((one) => counts(one).join()))).toEqual(new Set(['1,2']))
    expect(counts(late)).toEqual([2])
  })

  it('continue with another watcher’s access when one loses theirs, and end only for that one', async () => {
    const isAllowed = { first: true }
    const first = watch({
      shareKey: 'same',
      run: () => (isAllowed.first ? counted() : 'not-allowed'),
    })
    const second = watch({ shareKey: 'same' })
    await vi.advanceTimersByTimeAsync(0)
    isAllowed.first = false
    states.changed(topic)
    await vi.advanceTimersByTimeAsync(100)
    await first.reading
    expect([counts(first), counts(second)]).toEqual([[1], [1, 2]])
    expect(second.onGone).not.toHaveBeenCalled()
  })

  it('run one query for each watcher if the state is not shared', async () => {
    const both = [watch(), watch()]
    await vi.advanceTimersByTimeAsync(0)
    expect(both.map(counts)).toEqual([[1], [2]])
  })

  it('run one query for a burst of changes', async () => {
    const one = watch()
    await vi.advanceTimersByTimeAsync(0)
    for (let change = 0; change < 200; change += 1) states.changed(topic)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(counts(one)).toEqual([1, 2])
  })

  it('run again for a change that arrives during a query', async () => {
    const runs: PromiseWithResolvers<GraphResult>[] = []
    const { answers } = states.open({
      field: 'view',
      topic,
      shareKey: null,
      onGone: () => undefined,
      run: () => {
        const run = Promise.withResolvers<GraphResult>()
        runs.push(run)
        return run.promise
      },
    })
    await vi.advanceTimersByTimeAsync(0)
    states.changed(topic)
    runs[0]?.resolve({ data: { count: 1 }, errors: [] })
    expect((await answers.next()).value).toEqual({ data: { count: 1 } })
    await vi.advanceTimersByTimeAsync(100)
    runs[1]?.resolve({ data: { count: 2 }, errors: [] })
    expect((await answers.next()).value).toEqual({ data: { count: 2 } })
  })

  it('do not send a state that did not change', async () => {
    const one = watch({ run: () => ({ data: { count: 7 }, errors: [] }) })
    await vi.advanceTimersByTimeAsync(0)
    states.changed(topic)
    await vi.advanceTimersByTimeAsync(100)
    expect(executions).toBe(2)
    expect(counts(one)).toEqual([7])
  })

  it('keep the last state during an outage and continue after it', async () => {
    let isAway = false
    const one = watch({
      run: () =>
        isAway
          ? { data: null, errors: [away] }
          : { data: { count: executions }, errors: [] },
    })
    await vi.advanceTimersByTimeAsync(0)
    isAway = true
    states.changed(topic)
    await vi.advanceTimersByTimeAsync(100)
    isAway = false
    await vi.advanceTimersByTimeAsync(500)
    expect(counts(one)).toEqual([1, 3])
  })

  it('report an outage if there is no state yet, and continue after it', async () => {
    let isAway = true
    const one = watch({
      run: () =>
        isAway
          ? { data: null, errors: [away] }
          : { data: { count: executions }, errors: [] },
    })
    await vi.advanceTimersByTimeAsync(2_000)
    isAway = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(one.got[0]).toEqual({ data: null, errors: [away] })
    expect(one.got).toHaveLength(2)
    expect(one.got[1]?.errors).toBeUndefined()
  })

  it('end with the reason when the viewer has no access', async () => {
    const refused = { message: 'No', extensions: { code: 'FORBIDDEN' } }
    const one = watch({ run: () => ({ data: null, errors: [refused] }) })
    await vi.advanceTimersByTimeAsync(0)
    await one.reading
    expect(one.got).toEqual([{ data: null, errors: [refused] }])
    expect(one.onGone).toHaveBeenCalledTimes(1)
  })

  it('stop running when the last watcher leaves', async () => {
    const one = watch({ shareKey: 'same' })
    await vi.advanceTimersByTimeAsync(0)
    await one.leave()
    states.changed(topic)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(executions).toBe(1)
  })
})
