import { expect, test } from 'vitest'
import { rowOf } from '../values.ts'
import { scholarshipEditingRoutes } from './scholarship-editing.routes.ts'

const route = scholarshipEditingRoutes.find(({ method }) => method === 'PATCH')

function detailsOf(sent: object) {
  const body = route?.body?.parse(sent)
  const input = { params: { id: 'one' }, query: {}, body, viewer: { kind: 'visitor' } }
  return rowOf(rowOf(route?.variables?.(input as never))['input'])['details']
}

test('requirements are texts or structured rules in the API’s spelling', () => {
  const rule = { kind: 'level-in', levels: ['phd'] }
  const decided = { decidedBy: 'profile', rule, appliesTo: ['graduate'] }
  expect(detailsOf({ requirements: ['Honest', decided] })).toEqual({
    eligibilityRequirements: ['Honest'],
    requirements: [
      {
        decidedBy: 'PROFILE',
        rule: { kind: 'LEVEL_IN', levels: ['PHD'] },
        appliesTo: ['GRADUATE'],
      },
    ],
  })
  expect(detailsOf({ requirements: [decided] })).not.toHaveProperty(
    'eligibilityRequirements',
  )
})

test.each([
  [{ requirements: 'Honest\nKind' }, { eligibilityRequirements: ['Honest', 'Kind'] }],
  [{ requirements: null }, { eligibilityRequirements: [] }],
  [
    { requirements: ['Honest'], eligibilityRequirements: ['A letter of admission'] },
    { eligibilityRequirements: ['A letter of admission'] },
  ],
  [{ title: 'Any' }, { title: 'Any' }],
])('%j is passed on as before: %j', (sent, details) => {
  expect(detailsOf(sent)).toEqual(details)
})

test('a requirement with an unknown decider, rule kind or field is rejected', () => {
  for (const wrong of [
    { decidedBy: 'the moon' },
    { decidedBy: 'profile', rule: { kind: 'shoe-size' } },
    { decidedBy: 'action', isNice: true },
  ]) {
    expect(route?.body?.safeParse({ requirements: [wrong] }).success).toBe(false)
  }
})
