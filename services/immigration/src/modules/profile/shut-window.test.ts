import { guidance } from '@landfall/immigration-rules/guidance/guidance'
import { RULES } from '@landfall/immigration-rules/rules/rules'
import { expect, it } from 'vitest'
import { summaryOf } from '../request/next-steps.ts'
import { factsOf, NOTHING_KNOWN } from './profile.ts'
import { presentDeadline } from './profile.present.ts'

const said = (optRecommended: string) => {
  const days = { programEnd: '2027-05-15', optRecommended }
  const facts = factsOf({ ...NOTHING_KNOWN, days })
  const asked = { topic: 'opt', status: 'applying' } as const
  const rules = RULES.filter(({ id }) => id === 'O2')
  return guidance(rules, asked, facts, '2027-01-10')
}

it('shows a window that would close before it opens without a last day, and what to do', () => {
  const shown = said('2026-12-20').deadlines.map(presentDeadline)
  expect(shown).toMatchObject([
    {
      opensOn: '2027-02-14',
      closesOn: null,
      standing: 'UNKNOWN',
      step: expect.stringMatching(/It came too early: ask for a new one/),
    },
  ])
  expect(summaryOf(said('2026-12-20'))).toBe('The rules set no date for this.')
  const open = said('2027-02-20')
  expect(open.deadlines.map(presentDeadline)).toMatchObject([
    { opensOn: '2027-02-14', closesOn: '2027-03-22', standing: 'TOO_EARLY' },
  ])
  expect(summaryOf(open)).toContain('by 22 Mar 2027')
})
