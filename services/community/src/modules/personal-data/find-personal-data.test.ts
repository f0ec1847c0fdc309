import { describe, expect, it } from 'vitest'
import { findPersonalData } from './find-personal-data.ts'
import { LABELED_TEXTS } from './labeled-texts.ts'

describe('the detector of personal data', () => {
  const judged = LABELED_TEXTS.map(([kind, text]) => ({
    kind,
    text,
    found: findPersonalData(text),
  }))
  const right = judged.filter(({ kind, found }) => found.some((one) => one.kind === kind))
  const alarms = judged.filter(({ found }) => found.length > 0)
  const meant = judged.filter(({ kind }) => kind !== null)

  it('finds as much in 200 labeled texts as its README says', () => {
    expect(judged).toHaveLength(200)
    expect(meant).toHaveLength(100)
    // A better rule improves these figures; the README has them too.
    expect({ found: right.length, alarms: alarms.length }).toEqual({
      found: 90,
      alarms: 91,
    })
  })

  it('reports the position of each find, in the order of the text', () => {
    const text = 'SSN 123-45-6789, then call +233 24 123 4567.'
    expect(
      findPersonalData(text).map(({ kind, from, to }) => [kind, text.slice(from, to)]),
    ).toEqual([
      ['ssn', '123-45-6789'],
      ['phone', '+233 24 123 4567'],
    ])
  })
})
