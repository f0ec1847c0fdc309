import { expect, it } from 'vitest'
import { composeLetter } from './letter.ts'

const letter = composeLetter({
  subject: 'Join <Hope> & Co\r\nBcc: all@example.org',
  greeting: '<b>Ada</b>',
  paragraphs: ['One.', 'New:\n- First <i>\n- Second', 'Line one\nLine two'],
  action: { label: 'Open', url: 'https://landfall.example/a?token=x&y="z"' },
  notes: ['Two.'],
  links: [{ label: 'Settings', url: 'https://landfall.example/settings' }],
})

it('says the same in text and in HTML', () => {
  expect(letter.text).toBe(
    [
      'Hello <b>Ada</b>,',
      'One.',
      'New:\n- First <i>\n- Second',
      'Line one\nLine two',
      'Open:\nhttps://landfall.example/a?token=x&y="z"',
      'Two.',
      'Landfall',
      'Settings: https://landfall.example/settings',
    ].join('\n\n'),
  )
  expect(letter.html).toMatch(/<p [^>]*>One\.<\/p>/)
  expect(letter.html).toMatch(/<p [^>]*>Two\.<\/p>/)
})

it('keeps the lines of a list apart, and other lines on lines of their own', () => {
  const lines = letter.html.replaceAll(/ style="[^"]*"/g, '')
  expect(lines).toContain(
    '<p>New:</p>\n<ul>\n<li>First &lt;i&gt;</li>\n<li>Second</li>\n</ul>',
  )
  expect(lines).toContain('<p>Line one<br>\nLine two</p>')
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

it('fits a phone, and a reader with a dark theme', () => {
  expect(letter.html).toContain('name="viewport" content="width=device-width')
  expect(letter.html).toContain('name="color-scheme" content="light dark"')
  expect(letter.html).toContain('@media (prefers-color-scheme: dark)')
})
