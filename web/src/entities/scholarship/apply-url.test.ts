import { expect, it } from 'vitest'
import { applyUrl } from './apply-url.ts'

const official = (urls: object) => ({ ...urls, sourceUrlKind: 'AWARD_PAGE' as const })

it.each([
  [
    { applicationUrl: 'https://a.example/form', sourceUrl: 'https://b.example/' },
    'https://a.example/form',
  ],
  [official({ applicationUrl: null, sourceUrl: 'http://b.example/' }), 'http://b.example/'],
  [
    { sourceUrl: 'https://b.example/', sourceUrlKind: 'AID_OFFICE' as const },
    'https://b.example/',
  ],
  [{ sourceUrl: 'https://lists.example/', sourceUrlKind: 'THIRD_PARTY' as const }, null],
  [{ sourceUrl: 'https://lists.example/', sourceUrlKind: null }, null],
  [
    official({ applicationUrl: 'javascript:alert(1)', sourceUrl: 'https://b.example/' }),
    'https://b.example/',
  ],
  [{ applicationUrl: 'data:text/html,x', sourceUrl: 'www.b.example' }, null],
  [{}, null],
])('applies to %o at %s', (urls, expected) => {
  expect(applyUrl(urls)).toBe(expected)
})
