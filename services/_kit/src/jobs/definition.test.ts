import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DatabaseUnavailableError } from '../database/unavailable.ts'
import { createLog } from '../observability/log.ts'
import {
  defineJob,
  implementJob,
  JobPayloadError,
  JobPostponedError,
} from './definition.ts'

const note = defineJob({
  queue: 'notes',
  name: 'note',
  description: 'Notes a text.',
  schema: z.object({ text: z.string() }),
  attempts: 3,
})
const log = createLog({ service: 'test', level: 'silent' })
const tryAt = (attempt: number) => ({
  jobId: 'job',
  attempt,
  log,
  progress: async () => undefined,
})
const broken = new Error('no luck')

/** A job that always fails with `failure`, and the texts and errors with which it was given up. */
function failingWith(failure: unknown) {
  const givenUp: unknown[][] = []
  const fail = async () => {
    throw failure
  }
  const job = implementJob(note, fail, {
    onGivenUp: async ({ text }, error) => void givenUp.push([text, error]),
  })
  const run = (attempt: number, payload: unknown = { text: 'a' }) =>
    job.run(payload, tryAt(attempt))
  return { givenUp, run }
}

describe('a job that fails', () => {
  it('is given up after its last try and no earlier, and fails all the same', async () => {
    const { givenUp, run } = failingWith(broken)
    await expect(run(1)).rejects.toBe(broken)
    await expect(run(2)).rejects.toBe(broken)
    expect(givenUp).toEqual([])
    await expect(run(3)).rejects.toBe(broken)
    expect(givenUp).toEqual([['a', broken]])
  })

  it('is not given up in an outage or while its work is in use, however many tries there were', async () => {
    const away = new DatabaseUnavailableError('refused')
    const wrapped = new Error('could not store', { cause: away })
    for (const error of [away, wrapped, new JobPostponedError('in use')]) {
      const { givenUp, run } = failingWith(error)
      await expect(run(note.attempts)).rejects.toBe(error)
      expect(givenUp).toEqual([])
    }
  })

  it('is not given up with a payload that nobody can read', async () => {
    const { givenUp, run } = failingWith(broken)
    await expect(run(note.attempts, {})).rejects.toThrow(JobPayloadError)
    expect(givenUp).toEqual([])
  })

  it('fails with the error that kept it from being given up, so that it runs again after an outage', async () => {
    const away = new DatabaseUnavailableError('refused')
    const job = implementJob(note, () => Promise.reject(broken), {
      onGivenUp: () => Promise.reject(away),
    })
    await expect(job.run({ text: 'a' }, tryAt(3))).rejects.toBe(away)
  })

  it('fails as usual where nobody handles giving it up', async () => {
    const job = implementJob(note, () => Promise.reject(broken))
    await expect(job.run({ text: 'a' }, tryAt(3))).rejects.toBe(broken)
  })
})

it('a job that succeeds at its last try is not given up', async () => {
  const texts: string[] = []
  const job = implementJob(note, async ({ text }) => void texts.push(text), {
    onGivenUp: () => Promise.reject(broken),
  })
  await job.run({ text: 'a' }, tryAt(3))
  expect(texts).toEqual(['a'])
})
