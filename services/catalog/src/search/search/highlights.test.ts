import { expect, it } from 'vitest'
import { MATCH_END, MATCH_START, highlightsOf } from './highlights.ts'

const marked = (text: string) =>
  text.replaceAll('[', MATCH_START).replaceAll(']', MATCH_END)

it('takes marked texts apart', () => {
  expect(
    highlightsOf({ title: marked('[Women] in [Engineering]'), description: null }),
  ).toEqual([
    {
      field: 'title',
      parts: [
        { text: 'Women', isMatch: true },
        { text: ' in ', isMatch: false },
        { text: 'Engineering', isMatch: true },
      ],
    },
  ])
})

it('leaves out texts without a marked word', () => {
  const highlights = highlightsOf({ title: 'Physics', description: marked('for [women]') })
  expect(highlights.map(({ field }) => field)).toEqual(['description'])
})
