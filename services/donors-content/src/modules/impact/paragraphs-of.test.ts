import { expect, it } from 'vitest'
import { paragraphsOf } from './paragraphs-of.ts'

it('reads headings, lists and quotes as plain words', () => {
  const markdown = [
    '# Home',
    'Two **years** without [water](https://a.example).',
    '',
    '- one',
    '- two',
    '  more',
    '',
    '> Why?',
  ].join('\n')
  expect(paragraphsOf(markdown)).toEqual([
    'Home',
    'Two years without water.',
    '• one',
    '• two\nmore',
    'Why?',
  ])
})

it('leaves out raw HTML and pictures', () => {
  const markdown =
    'A <b>bold</b> ![a pump](https://a.example/1.png)word\n\n<script>alert(1)</script>\n\n---'
  expect(paragraphsOf(markdown)).toEqual(['A bold word'])
})
