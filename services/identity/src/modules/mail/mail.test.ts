import { expect, it } from 'vitest'
import { composeLetter } from './mail.ts'

const letter = composeLetter({
  subject: 'Join <Hope> & Co\r\nBcc: all@example.org',
  greeting: '<b>Ada</b>',
  paragraphs: ['One.'],
  action: { label: 'Open', url: 'https://landfall.example/a?token=x&y="z"' },
  notes: ['Two.'],
})

it('says the same in text and in HTML', () => {
  expect(letter.text).toBe(
    'Hello <b>Ada</b>,\n\nOne.\n\nOpen:\nhttps://landfall.example/a?token=x&y="z"\n\nTwo.\n\nLandfall',
  )
  expect(letter.html).toContain('<p>One.</p>')
  expect(letter.html).toContain('<p>Two.</p>')
})

it('escapes what people wrote', () => {
  expect(letter.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;,')
  expect(letter.html).toContain(
    'href="https://landfall.example/a?token=x&amp;y=&quot;z&quot;"',
  )
  expect(letter.html).not.toContain('<b>')
})

it('keeps a subject on one line', () => {
  expect(letter.subject).toBe('Join <Hope> & Co Bcc: all@example.org')
})
