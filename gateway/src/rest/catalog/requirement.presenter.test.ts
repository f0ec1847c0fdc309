import { expect, test } from 'vitest'
import { presentRequirement, requirementShape } from './requirement.presenter.ts'

const plain = {
  key: 'one',
  text: 'Ages 18 to 30',
  label: 'age',
  kind: 'age-max',
  asOf: null,
  appliesTo: [],
  decidedBy: 'PROVIDER',
  rule: null,
  question: null,
}
const noFigures = {
  codes: [],
  levels: [],
  minimum: null,
  toefl: null,
  ielts: null,
  duolingo: null,
  acceptsWaivers: null,
  years: null,
  byLevel: [],
  onDate: null,
  date: null,
  types: [],
  genders: [],
}

test('a rule is shown with the figures of its kind, in the API’s spelling', () => {
  const rule = {
    ...noFigures,
    kind: 'AGE_MAX',
    years: 30,
    byLevel: [{ level: 'PHD', years: 35 }],
    onDate: '07-01',
  }
  const shown = presentRequirement({
    ...plain,
    decidedBy: 'PROFILE',
    appliesTo: ['GRADUATE', 'PHD'],
    rule,
  })
  expect(shown).toEqual({
    ...plain,
    decidedBy: 'profile',
    appliesTo: ['graduate', 'phd'],
    rule: {
      kind: 'age-max',
      years: 30,
      byLevel: [{ level: 'phd', years: 35 }],
      onDate: '07-01',
    },
  })
  expect(requirementShape.parse(shown)).toEqual(shown)
})

test('false and 0 are shown as figures, too', () => {
  const rule = { ...noFigures, kind: 'ENGLISH_MIN', toefl: 0, acceptsWaivers: false }
  expect(presentRequirement({ ...plain, decidedBy: 'PROFILE', rule })['rule']).toEqual({
    kind: 'english-min',
    toefl: 0,
    acceptsWaivers: false,
  })
})

test('a question shows which answer is needed and whether it applies only to this scholarship', () => {
  const question = {
    fact: 'first-generation',
    text: 'Are you the first in your family to study?',
    expects: true,
    isPerAward: false,
  }
  const shown = presentRequirement({ ...plain, decidedBy: 'QUESTION', question })
  expect(shown).toEqual({ ...plain, decidedBy: 'question', question })
  expect(requirementShape.parse(shown)).toEqual(shown)
})
