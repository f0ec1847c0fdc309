import { expect, it } from 'vitest'
import { kindOfCode, RequestError } from './graphql-request.ts'
import { showError } from './show-error.ts'

it('says of a limit what the server says of it', () => {
  const message = 'You can write 3 threads a day for now. Your draft is kept.'
  expect(showError({ code: 'TOO_MANY_REQUESTS', message })).toBe(message)
})

it('says of what an account may not read that it has no access, and not that the site failed', () => {
  const refused = new RequestError(kindOfCode('FORBIDDEN'), { requestId: 'r-7' })
  expect(showError(refused)).toBe('Your account has no access to this.')
})

it.each([
  [null, 'a little'],
  [1, '1 second'],
  [7, '7 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
])('says after %s seconds how long to wait', (retryAfterSeconds, wait) => {
  const refused = new RequestError('rate-limited', { retryAfterSeconds })
  expect(showError(refused)).toBe(`Too many attempts. Please wait ${wait} and try again.`)
})

it('says that what was typed is still here only where there is a form', () => {
  const offline = new RequestError('offline')
  expect(showError(offline)).toContain('What you typed is still here')
  expect(showError(offline, 'page')).not.toContain('typed')
  const refused = new RequestError('forbidden')
  expect(showError(refused, 'page')).toBe(showError(refused))
})
