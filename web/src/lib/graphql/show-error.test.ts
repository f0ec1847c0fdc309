import { expect, it } from 'vitest'
import { kindOfCode, RequestError } from './graphql-request.ts'
import { showError } from './show-error.ts'

it('says of what an account may not read that it has no access, and not that the site failed', () => {
  const refused = new RequestError(kindOfCode('FORBIDDEN'), { requestId: 'r-7' })
  expect(showError(refused)).toBe('Your account has no access to this.')
})
