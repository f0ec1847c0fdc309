import { addDays } from '@landfall/calendar/day'
import { dayIn } from '@landfall/calendar/zone'
import { listing, requirement } from '@landfall/matching/testing/examples'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { assert, constantFrom, date as anyDate, integer, pre, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planTasks, type PlanFacts } from './plan-tasks.ts'
import { type Asking, PREP_STEPS } from './prep-steps.ts'
import type { PrepTask } from './prep-task.ts'

const award = {
  studentId: '0192d3a0-0000-7000-8000-00000000000a',
  scholarshipId: '0192d3a0-0000-7000-8000-00000000000b',
}
const criteria = listing() as ListingCriteria['criteria']
const action = (kind: Asking['requirements'][number]['kind'], text = 'Do it.') =>
  requirement({ key: `${kind}-1`, kind, text, decide: { by: 'action' } })
const EVERYTHING: Asking = {
  requiresEssay: true,
  criteria: { ...criteria, gpaRequirement: '3.00', requiresFinancialNeed: true },
  requirements: [
    action('admitted-to'),
    action('nomination'),
    action('language'),
    action('recommendation'),
    action('portfolio-or-audition'),
    action('interview'),
  ],
}
const ESSAY_AND_LETTERS: Asking = {
  requiresEssay: true,
  criteria,
  requirements: [action('recommendation')],
}

const NOW = new Date('2026-11-22T12:00:00Z')
const exact = (date: string | null, precision = 'exact') => ({
  date,
  precision,
  timeZone: 'America/New_York',
})
const factsOf = (o: Partial<PlanFacts>): PlanFacts => ({
  award,
  asking: ESSAY_AND_LETTERS,
  deadline: exact('2027-03-01'),
  studentZone: 'Asia/Kolkata',
  existing: [],
  ...o,
})
const plan = (o: Partial<PlanFacts>, now = NOW) =>
  planTasks(factsOf(o), now, { addsSteps: true })
const datesOf = (tasks: readonly PrepTask[]) =>
  tasks.map(({ stepKey, dueDate }) => [stepKey, dueDate])

describe('a plan', () => {
  it('has the steps that the award asks for, each so many days before its deadline', () => {
    expect(datesOf(plan({}).added)).toEqual([
      ['recommenders', '2027-01-30'],
      ['essay-draft', '2027-02-15'],
      ['essay-final', '2027-02-22'],
      ['submit', '2027-02-26'],
    ])
  })

  it('has every step where everything is asked for, the interview without a day', () => {
    const { added } = plan({ asking: EVERYTHING })
    expect(added.map(({ stepKey }) => stepKey)).toEqual(PREP_STEPS.map(({ key }) => key))
    expect(added.filter(({ dueDate }) => dueDate === null)).toMatchObject([
      { stepKey: 'interview', isCompressed: false },
    ])
  })

  it.each([{ minToeflScore: 80 }, { minIeltsScore: '6.5' }, { minDuolingoScore: 110 }])(
    'has the language test where the award states a minimum for it: %j',
    (minimum) => {
      const asking = { ...ESSAY_AND_LETTERS, criteria: { ...criteria, ...minimum } }
      expect(datesOf(plan({ asking }).added)[0]).toEqual(['language-test', '2027-01-20'])
    },
  )

  it('has only the step of sending where nobody told what is asked', () => {
    expect(datesOf(plan({ asking: null }).added)).toEqual([['submit', '2027-02-26']])
  })

  it.each([
    ['recurring-day', 'usual', '2027-02-26'],
    ['recurring-month', 'usual', '2027-02-26'],
    ['last-known', 'none', null],
    ['none', 'none', null],
  ])(
    'of a deadline that is %s is dated from the %s day',
    (precision, datedFrom, dueDate) => {
      const deadline = exact(precision === 'none' ? null : '2027-03-01', precision)
      expect(plan({ deadline }).added.at(-1)).toMatchObject({ datedFrom, dueDate })
    },
  )

  it('is squeezed between today and the deadline where less time is left, and says so', () => {
    const { added } = plan({ deadline: exact('2026-12-02') })
    expect(datesOf(added)).toEqual([
      ['recommenders', '2026-11-22'],
      ['essay-draft', '2026-11-28'],
      ['essay-final', '2026-11-30'],
      ['submit', '2026-12-01'],
    ])
    expect(added.every(({ isCompressed }) => isCompressed)).toBe(true)
  })

  it('is in order, never past, never after the deadline, for any deadline, day and zone', () => {
    const zones = ['Pacific/Kiritimati', 'Asia/Kolkata', 'UTC', 'Pacific/Honolulu']
    assert(
      property(
        integer({ min: 0, max: 400 }),
        anyDate({
          min: new Date('2026-01-01'),
          max: new Date('2030-01-01'),
          noInvalidDate: true,
        }),
        constantFrom(...zones),
        constantFrom(...zones),
        constantFrom('exact', 'recurring-day'),
        (days, now, studentZone, timeZone, precision) => {
          const date = addDays(dayIn(timeZone, now), days)
          const deadline = { date, precision, timeZone }
          const { added } = plan({ asking: EVERYTHING, deadline, studentZone }, now)
          const dated = added.flatMap(({ dueDate }) => dueDate ?? [])
          const today = dayIn(studentZone, now)
          expect(dated).toEqual(dated.toSorted())
          expect(dated.every((day) => day >= today)).toBe(true)
          // If the deadline's day goes on while the student's next day has begun, that day is the last.
          const last = date < today ? today : date
          expect(dated.every((day) => day <= last)).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('that is made again, on any later day, changes nothing while the deadline is the same', () => {
    assert(
      property(
        integer({ min: 1, max: 120 }),
        integer({ min: 0, max: 100 }),
        (days, later) => {
          pre(later < days)
          const deadline = exact(addDays('2026-11-22', days))
          const { added: existing } = plan({ deadline })
          const then = new Date(NOW.getTime() + later * 86_400_000)
          expect(plan({ deadline, existing }, then)).toEqual({ added: [], redated: [] })
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('a plan that is made again', () => {
  const { added } = plan({})
  const change = (stepKey: string, to: Partial<PrepTask>) =>
    added.map((task) => (task.stepKey === stepKey ? { ...task, ...to } : task))

  it('has the same ids, whoever makes it', () => {
    expect(plan({}).added.map(({ id }) => id)).toEqual(added.map(({ id }) => id))
    const other = plan({ award: { ...award, studentId: award.scholarshipId } })
    expect(other.added[0]?.id).not.toBe(added[0]?.id)
  })

  it('adds what is asked now, and nothing that was there', () => {
    const { added: more, redated } = plan({ existing: added, asking: EVERYTHING })
    expect(more.map(({ stepKey }) => stepKey)).not.toContain('submit')
    expect(more).toHaveLength(PREP_STEPS.length - added.length)
    expect(redated).toEqual([])
  })

  it('brings back no step that was removed', () => {
    const existing = change('recommenders', { isRemoved: true })
    expect(plan({ existing })).toEqual({ added: [], redated: [] })
  })

  it.each([
    ['what was finished', { status: 'completed' }],
    ['what the student wrote', { isTouched: true }],
    ['what was removed', { isRemoved: true }],
  ] as const)('leaves %s as it is when the deadline moves', (_, state) => {
    const existing = change('recommenders', state)
    const { redated } = plan({ existing, deadline: exact('2027-03-11') })
    expect(datesOf(redated)).toEqual([
      ['essay-draft', '2027-02-25'],
      ['essay-final', '2027-03-04'],
      ['submit', '2027-03-08'],
    ])
  })

  it('dates open steps anew when the deadline is announced, and removes the days when it no longer is', () => {
    const undated = plan({ deadline: exact('2025-03-01', 'last-known') }).added
    expect(datesOf(plan({ existing: undated }).redated)).toEqual(datesOf(added))
    const gone = plan({ existing: added, deadline: exact(null, 'none') }).redated
    expect(gone.map(({ dueDate, remindAt }) => [dueDate, remindAt])).toEqual(
      added.map(() => [null, null]),
    )
  })

  it('counts the days of the usual deadline as the same ones until it is confirmed', () => {
    const usual = plan({ deadline: exact('2027-03-01', 'recurring-day') }).added
    const { redated } = plan({ existing: usual })
    expect(redated.map(({ datedFrom }) => datedFrom)).toEqual(added.map(() => 'exact'))
    expect(datesOf(redated)).toEqual(datesOf(usual))
  })
})
