import { expect, it, vi } from 'vitest'
import type { Log } from '@landfall/kit/observability/log'
import type { HttpRequest } from '../http/request.ts'
import { aRequest } from '../../test/_request.ts'
import { createClientErrors } from './client-errors.ts'

const report = {
  name: 'TypeError',
  place: 'index-B3xQ1a.js:1:2345',
  route: '/scholarships/:id',
  build: 'index-B3xQ1a',
}

function post(value: unknown, address = '203.0.113.7'): HttpRequest {
  return aRequest({
    method: 'POST',
    path: '/api/client-errors',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
    address,
    requestId: 'r-1',
  })
}

function open() {
  const warn = vi.fn<Log['warn']>()
  return { warn, take: createClientErrors({ warn }) }
}

it('logs an error that a browser reports', async () => {
  const { warn, take } = open()
  expect((await take(post(report))).status).toBe(204)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { requestId: 'r-1', clientError: report },
    'error in the web client',
  )
})

it.each([
  ['a message', { ...report, message: 'ama@mail.example is undefined' }],
  ['an address instead of its pattern', { ...report, route: '/verify-email?token=abc' }],
  ['free text as a name', { ...report, name: 'a\nb' }],
  ['no content', null],
])('rejects a report with %s and logs nothing', async (_, value) => {
  const { warn, take } = open()
  expect((await take(post(value))).status).toBe(422)
  expect(warn).not.toHaveBeenCalled()
})

it('accepts 20 reports a minute from each address', async () => {
  const { warn, take } = open()
  for (let index = 0; index < 20; index++) await take(post(report))
  const late = await take(post(report))
  expect([late.status, late.headers['retry-after']]).toEqual([429, '60'])
  expect((await take(post(report, '203.0.113.8'))).status).toBe(204)
  expect(warn).toHaveBeenCalledTimes(21)
})
