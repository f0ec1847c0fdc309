import { describe, expect, it } from 'vitest'
import { decodeAnswer, encodeAnswer } from './run-answer.ts'

const document = {
  _id: '0197c1a4-0000-7000-8000-000000000001',
  runId: '0197c1a4-0000-7000-8000-000000000002',
  studentId: '0197c1a4-0000-7000-8000-000000000003',
  packed: Uint8Array.from([1, 10, 0, 255, 10, 10, 7]),
}
const answer = { finishedAt: new Date('2026-11-21T20:00:00.123Z'), document }

describe('the answer of a run', () => {
  it('is the same after its way, whatever is packed', () => {
    const { finishedAt, document: read } = decodeAnswer(encodeAnswer(answer))
    expect(finishedAt).toEqual(answer.finishedAt)
    expect({ ...read, packed: [...read.packed] }).toEqual({
      ...document,
      packed: [...document.packed],
    })
  })

  it.each([
    ['', 'JSON'],
    ['no answer', 'JSON'],
    ['{"runId":1}\n...', 'invalid_type'],
  ])('refuses %j', (text, why) => {
    expect(() => decodeAnswer(Buffer.from(text))).toThrow(why)
  })
})
