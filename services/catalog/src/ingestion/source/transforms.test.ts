import { expect, it } from 'vitest'
import { transform } from './transforms.ts'

const plain = (html: string) => transform('strip-html', html)

it('takes the words out of markup, also where tags are left open', () => {
  expect(plain('<p>For <b>builders</b> &amp; dreamers<p>of bridges')).toBe(
    'For builders & dreamers\nof bridges',
  )
  expect(plain('<div><i>For builders<div>of bridges')).toMatch(/For builders\s+of bridges/)
})
