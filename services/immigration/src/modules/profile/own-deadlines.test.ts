import { RULES } from '@landfall/immigration-rules/rules/rules'
import { describe, expect, it } from 'vitest'
import { ownDeadlines } from './own-deadlines.ts'
import { NOTHING_KNOWN, type Profile } from './profile.ts'

const of = (told: Partial<Profile>, today = '2027-04-10') =>
  ownDeadlines(RULES, { ...NOTHING_KNOWN, ...told }, today)
const idsOf = (told: Partial<Profile>) => of(told).map(({ rule }) => rule.id)

describe('the stage that a student told last', () => {
  const days = {
    programEnd: '2026-05-15',
    optStart: '2026-07-01',
    optEnd: '2027-06-30',
    jobChanged: '2027-04-05',
    stemRecommended: '2027-04-01',
  }

  it('hides no duty of who is on OPT and asks about the extension', () => {
    for (const opt of ['applying', 'pending', 'approved', 'denied'] as const)
      expect(idsOf({ days, stages: { opt } })).toContain('O5')
  })

  it('decides of the rest', () => {
    const stem = { ...days, stemRecommended: '2027-04-01' }
    expect(idsOf({ days: stem, stages: { opt: 'pending' } })).toContain('S3')
    expect(idsOf({ days: stem, stages: { opt: 'approved' } })).not.toContain('S3')
    const first = { programEnd: '2027-05-15' }
    expect(idsOf({ days: first, stages: { opt: 'applying' } })).toContain('O2')
    expect(idsOf({ days: first, stages: { opt: 'pending' } })).not.toContain('O2')
  })
})

it('says nothing of work while the extension is pending to who never asked for it', () => {
  const days = { programEnd: '2026-05-15', optStart: '2026-07-01', optEnd: '2027-06-30' }
  expect(idsOf({ days })).not.toContain('S3')
  expect(idsOf({ days: { ...days, stemRecommended: '2027-04-01' } })).toContain('S3')
})
