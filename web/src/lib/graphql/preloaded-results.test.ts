import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  dropFirstAnswers,
  firstAnswerKey,
  takePreloadedResult,
} from './preloaded-results.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Adds an answer to the page, as the gateway writes it. */
function bring(operation: string, variables: object, answer: object, at = now) {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.dataset.first = firstAnswerKey(operation, variables)
  element.dataset.at = new Date(at).toISOString()
  element.textContent = JSON.stringify(answer)
  document.body.append(element)
}

it('hands out an answer once, to the request that it was made for', () => {
  bring('List', { sort: 'A' }, { list: [1] })
  expect(takePreloadedResult('List', { sort: 'B' })).toBeNull()
  expect(takePreloadedResult('Count', { sort: 'A' })).toBeNull()
  expect(takePreloadedResult('List', { sort: 'A' })).toEqual({ list: [1] })
  expect(takePreloadedResult('List', { sort: 'A' })).toBeNull()
})

it.each([-6, 6])('takes none that is off by %i minutes', (minutes) => {
  bring('List', {}, {}, now + minutes * 60_000)
  expect(takePreloadedResult('List', {})).toBeNull()
})

it('has none left for somebody who signed in', () => {
  bring('List', {}, {})
  dropFirstAnswers()
  expect(takePreloadedResult('List', {})).toBeNull()
})
