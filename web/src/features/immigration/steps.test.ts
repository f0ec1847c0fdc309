import { describe, expect, it } from 'vitest'
import { factsSections } from './facts-sections.ts'
import { type FactsValues, valuesOf } from './facts-values.ts'
import { factLabels, sectionLeads } from './fact-messages.ts'
import { stepOf } from './steps.ts'

const today = '2026-11-28'
const nothing = valuesOf({
  id: 'ama',
  version: 0,
  asOf: today,
  days: [],
  i94: 'UNKNOWN',
  citizenships: [],
  birthCountry: null,
  hasPalestinianDocument: false,
  level: null,
  optLevel: null,
})

const stepAfter = (told: Partial<FactsValues>) => stepOf({ ...nothing, ...told }, today)

describe('the step that dates say by themselves', () => {
  it.each<[ReturnType<typeof stepOf>, Partial<FactsValues>]>([
    [null, {}],
    ['before', { visaInterview: '2026-12-10' }],
    ['before', { programStart: '2027-01-10', programEnd: '2029-01-10' }],
    ['studying', { programStart: '2026-08-20' }],
    ['studying', { programStart: today, programEnd: today }],
    ['after', { programEnd: '2026-11-27' }],
    ['training', { programEnd: '2026-06-01', optRecommended: '2026-05-01' }],
    ['training', { programEnd: '2026-06-01', optEnd: '2027-06-01' }],
    ['training', { optEnd: '2026-06-01', stemEnd: '2028-06-01' }],
    ['after', { optStart: '2025-06-01', optEnd: '2026-06-01' }],
    ['training', { programEnd: '2026-06-01', optFiled: '2026-05-01' }],
    // Work may go on while the application is pending.
    ['training', { optEnd: '2026-11-01', stemFiled: '2026-10-01' }],
    ['after', { optEnd: '2024-06-01', stemFiled: '2024-05-01', stemEnd: '2026-06-01' }],
  ])('is %s for %j', (step, told) => {
    expect(stepAfter(told)).toBe(step)
  })
})

describe('the sections', () => {
  it('have each fact exactly once', () => {
    const names = factsSections.flatMap((section) => section.names)
    expect([...names].toSorted()).toEqual(Object.keys(factLabels).toSorted())
  })

  it('say that the student files for OPT, and that an earlier degree may be the STEM one', () => {
    expect(sectionLeads.opt).toMatch(/recommends it, you file Form I-765 with USCIS, and/)
    expect(sectionLeads.stem).toMatch(/earlier U\.S\. one of the last 10 years/)
  })
})
