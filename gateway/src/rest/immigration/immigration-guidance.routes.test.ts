import { expect, it } from 'vitest'
import type { Row } from '../route.ts'
import { immigrationGuidanceRoutes } from './immigration-guidance.routes.ts'
import { immigrationProfileRoutes } from './immigration-profile.routes.ts'

const read = { source: 'NAFSA', verifiedOn: '2026-11-01', confidence: 'SECONDARY' }
const cpt = { ruleId: 'C1', title: 'Who may have CPT', ...read }
const online = { ruleId: 'O6-online', title: 'I-765 filed online', ...read }
const amount = { amount: '470.00' }
const limits = { visa: 'PARTIAL', mayBeHeld: true, says: 'File anyway.', ...read }
const milder = { closesOn: '2027-01-31', says: 'Others say so' }
const deadline = {
  opensOn: null,
  closesOn: '2026-12-31',
  urgedOn: '2026-12-01',
  milder,
  standing: 'TOO_EARLY',
  step: 'By then.',
  rule: online,
}

const shownRead = { ...read, confidence: 'secondary' }
const shownLimits = { ...limits, visa: 'partial', confidence: 'secondary' }
const { rule: _rule, ...days } = deadline
const shownDeadline = { ...days, standing: 'too_early', ...online, ...shownRead }

function shown(routes: typeof immigrationGuidanceRoutes, path: string, data: Row) {
  const route = routes.find((one) => one.method === 'GET' && one.path === path)
  return route?.answer(data, {} as never).body
}

it('a guidance request shows conditions, costs, country limits, and how certain each rule is', () => {
  const immigrationGuidance = {
    guidanceType: 'CPT',
    deadlines: [deadline],
    documents: [],
    conditions: [{ ...cpt, says: 'After a year.', cost: null }],
    costs: [
      { ...online, says: 'Read it.', cost: { amount, isAtLeast: false, per: 'I-765' } },
    ],
    countryLimits: limits,
    asks: [{ name: 'programEnd', words: 'the program end date' }],
  }
  const path = '/api/immigration-guidance/:id'
  expect(shown(immigrationGuidanceRoutes, path, { immigrationGuidance })).toMatchObject({
    deadlines: [shownDeadline],
    conditions: [{ ...cpt, ...shownRead, says: 'After a year.', cost: null }],
    costs: [{ ...shownRead, cost: { amount: '470.00', isAtLeast: false, per: 'I-765' } }],
    countryLimits: shownLimits,
    asks: [{ name: 'programEnd', words: 'the program end date' }],
  })
})

it('a profile shows the days of practical training used, with warnings and country limits', () => {
  const account = { fullTimeDays: 334, left: 30, isOptLost: false }
  const others = { opt: null, unemployment: null, warnings: ['30 more'] }
  const immigrationProfile = {
    deadlines: [deadline],
    training: { cpt: [{ level: 'MASTER', ...account }], ...others },
    countryLimits: limits,
  }
  const path = '/api/immigration-profile'
  expect(shown(immigrationProfileRoutes, path, { immigrationProfile })).toMatchObject({
    deadlines: [shownDeadline],
    training: { cpt: [{ level: 'master', ...account }], ...others },
    countryLimits: shownLimits,
  })
})
