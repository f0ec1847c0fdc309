import { expect, it } from 'vitest'
import { applyUrl } from './apply-url.ts'

it.each([
  [
    { applicationUrl: 'https://a.example/form', sourceUrl: 'https://b.example/' },
    'https://a.example/form',
  ],
  [{ applicationUrl: null, sourceUrl: 'http://b.example/' }, 'http://b.example/'],
  [
    { applicationUrl: 'javascript:alert(1)', sourceUrl: 'https://b.example/' },
    'https://b.example/',
  ],
  [{ applicationUrl: 'data:text/html,x', sourceUrl: 'www.b.example' }, null],
  [{}, null],
])('applies to %o at %s', (urls, expected) => {
  expect(applyUrl(urls)).toBe(expected)
})
