import { expect, it } from 'vitest'
import { readDirections } from './visual-runs.ts'

/** The text as drawn: right-to-left runs are reversed, so that every line reads from the left. */
const drawn = (text: string, start = 0, end = text.length) =>
  readDirections(text)
    .visualRuns(start, end)
    .map((run) => (run.isRightToLeft ? [...run.text].toReversed().join('') : run.text))
    .join('|')

it('leaves what runs from the left as it is', () => {
  expect(drawn('Ada, from Łódź (王小明)')).toBe('Ada, from Łódź (王小明)')
  expect(readDirections('Ada أحمد').isRightToLeft).toBe(false)
})

it('draws Arabic from the right, with Latin words and numbers in it as they are read', () => {
  expect(readDirections('أحمد Ada').isRightToLeft).toBe(true)
  expect(drawn('اب جد')).toBe('دج با')
  expect(drawn('اب Ada 12 جد')).toBe('دج |Ada 12| با')
  expect(drawn('سنة 2026')).toBe('2026| ةنس')
  expect(drawn('Ada, اب جد, Kenya')).toBe('Ada, |دج با|, Kenya')
})

it('mirrors brackets, and puts spaces at the end of a line where its paragraph ends', () => {
  expect(drawn('اب (جد)')).toBe('(دج) با')
  expect(drawn('Ada اب جد', 0, 7)).toBe('Ada |با| ')
})
