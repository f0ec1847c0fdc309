import { describe, expect, it } from 'vitest'
import { parseInput } from '../parse-input.ts'
import { mentorshipSessionRoutes } from './mentorship-sessions.routes.ts'

it('takes the reason for a cancellation only from the body, because URLs are logged', () => {
  const route = mentorshipSessionRoutes.find(({ method }) => method === 'DELETE')
  if (!route) throw new Error('no route cancels')
  expect(route.query).toBe(undefined)
  const parsed = parseInput(route, { query: {}, body: { reason: 'An exam' } })
  const given = parsed.ok ? parsed.value : { query: {}, body: {} }
  const input = { params: { id: 's' }, ...given } as never
  expect(route.variables(input)).toEqual({ input: { id: 's', reason: 'An exam' } })
})

function faultsOf(method: string, body: unknown) {
  const route = mentorshipSessionRoutes.find(
    (one) => one.method === method && one.body !== undefined,
  )
  if (!route) throw new Error(`no route takes a body by ${method}`)
  const parsed = parseInput(route, { query: {}, body })
  return parsed.ok ? [] : parsed.error
}

const time = { path: ['scheduledAt'], message: 'Please select a date and time' }

describe('booking a session', () => {
  it('reports what is missing in the words of the form', () => {
    const mentor = { path: ['mentorId'], message: 'Please select a mentor' }
    expect(faultsOf('POST', {})).toEqual([mentor, time])
  })

  it.each([null, '', 'soon', '2026-12-01'])('rejects %j as a time', (scheduledAt) => {
    expect(faultsOf('POST', { mentorId: 'm', scheduledAt })).toEqual([time])
  })

  it('accepts what the form sends', () => {
    const scheduledAt = new Date('2026-12-01T10:00:00Z').toISOString()
    expect(faultsOf('POST', { mentorId: 'm', scheduledAt })).toEqual([])
  })
})

it('rejects an answer to a request that says neither yes nor no', () => {
  const fault = { path: ['accept'], message: 'Please answer true or false' }
  expect(faultsOf('PATCH', { reason: 'See you then' })).toEqual([fault])
})
