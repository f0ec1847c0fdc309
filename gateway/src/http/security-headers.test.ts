import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

function policyOf(inline?: Parameters<typeof securityHeaders>[0]) {
  const policy = securityHeaders(inline)['content-security-policy'] ?? ''
  return policy.split('; ')
}

it('lets a page load files, including its manifest, only from this site', () => {
  expect(policyOf()).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "style-src 'self'",
      "manifest-src 'self'",
    ]),
  )
  expect(policyOf().join(' ')).not.toContain('unsafe')
})

it('allows only those inline scripts of the build that are listed by hash', () => {
  expect(policyOf({ script: ["'sha256-a'"], style: [] })).toContain(
    "script-src 'self' 'sha256-a'",
  )
})
