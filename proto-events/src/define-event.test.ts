import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEvent, makeEnvelope, parseEvent } from './define-event.ts'

const LessonBooked = defineEvent({
  publisher: 'mentoring',
  noun: 'lesson',
  verb: 'booked',
  version: 1,
  description: 'A lesson has a time and two people.',
  schema: z.object({ lessonId: z.uuid(), minutes: z.number().int() }),
})

const fact = {
  id: '018f5b7a-7c00-7000-8000-000000000001',
  aggregateId: '018f5b7a-7c00-7000-8000-000000000002',
  version: 3,
  time: new Date('2026-11-21T10:00:00Z'),
  data: { lessonId: '018f5b7a-7c00-7000-8000-000000000002', minutes: 45 },
}

describe('an event definition', () => {
  it('names the subject after publisher, noun, verb and version', () => {
    expect(LessonBooked.type).toBe('landfall.mentoring.lesson.booked.v1')
  })

  it.each([
    { publisher: 'Mentoring' },
    { noun: 'lesson.plan' },
    { noun: '' },
    { verb: 'booked_now' },
    { verb: '*' },
    { version: 0 },
    { version: 1.5 },
    { description: ' ' },
  ])('refuses %j', (fault) => {
    const spec = { publisher: 'mentoring', noun: 'lesson', verb: 'booked', version: 1 }
    expect(() =>
      defineEvent({ ...spec, description: 'Something.', schema: z.object({}), ...fault }),
    ).toThrow(/An event/)
  })
})

describe('an envelope', () => {
  it('survives the way over JSON', () => {
    const envelope = makeEnvelope(LessonBooked, fact)
    expect(parseEvent(LessonBooked, JSON.parse(JSON.stringify(envelope)))).toEqual(envelope)
    expect(envelope).toMatchObject({
      specversion: '1.0',
      source: '/services/mentoring',
      subject: fact.aggregateId,
      aggregateversion: 3,
      time: '2026-11-21T10:00:00.000Z',
    })
  })

  it('names the request that caused it, which one of before does not', () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const envelope = makeEnvelope(LessonBooked, { ...fact, traceparent, requestId: 'r1' })
    const extensions = { traceparent, requestid: 'r1' }
    expect(parseEvent(LessonBooked, JSON.parse(JSON.stringify(envelope)))).toMatchObject(
      extensions,
    )
    expect(makeEnvelope(LessonBooked, fact)).not.toMatchObject(extensions)
  })

  it('is not made with what the contract does not name, and is read without it', () => {
    const data = { ...fact.data, studentName: 'not in the contract' }
    expect(() => makeEnvelope(LessonBooked, { ...fact, data })).toThrow(z.ZodError)
    const envelope = makeEnvelope(LessonBooked, fact)
    expect(parseEvent(LessonBooked, { ...envelope, data, partition: 3 })).toEqual(envelope)
  })

  it.each([
    { type: 'landfall.mentoring.lesson.cancelled.v1' },
    { data: { lessonId: 'x', minutes: 45 } },
    { specversion: '0.3' },
    { id: 'not-an-id' },
    { aggregateversion: -1 },
    { traceparent: 'anything' },
    { requestid: 'x'.repeat(129) },
  ])('is refused with %j', (fault) => {
    const envelope = makeEnvelope(LessonBooked, fact)
    expect(() => parseEvent(LessonBooked, { ...envelope, ...fault })).toThrow(z.ZodError)
  })
})
