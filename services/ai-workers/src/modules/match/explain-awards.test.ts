import { listing as criteria, requirement } from '@landfall/matching/testing/examples'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { preScoreTenths } from '@landfall/matching/score/terms'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { describe, expect, it } from 'vitest'
import { startMatchInput } from './match-profile.input.ts'
import { askedOf } from './asked-of-profile.ts'
import { compareRuns } from './compare-runs.ts'
import { explainAwards } from './explain-awards.ts'
import { overallScoreOf } from './match-result.ts'

const { profile } = startMatchInput.parse({
  profile: {
    academicField: 'Engineering',
    degreeLevel: 'graduate',
    gpa: '3.6',
    country: 'India',
    englishProficiency: 'toefl_90',
    financialNeed: 'high',
    careerGoals: 'Bridges for home',
  },
})
const asked = askedOf(profile, null, new Date('2026-11-21T12:00:00Z'))

const award = (id: string, wishes: Partial<ListingCriteria> = {}): ListingCriteria => ({
  scholarshipId: id,
  version: 1,
  isOpen: true,
  title: id,
  provider: 'Harbour Trust',
  about: null,
  deadline: { date: null, precision: 'none', timeZone: 'America/New_York' },
  award: { type: 'varies', least: null, most: null },
  state: null,
  criteria: criteria() as ListingCriteria['criteria'],
  requirements: [],
  ...wishes,
})

const nomination = requirement({
  key: 'adviser-1',
  kind: 'nomination',
  decide: { by: 'action' },
})

type Wishes = { goals?: Record<string, number>; has?: Partial<AskedStudent> }

/** Explains the listings as if an index of version 1 had chosen them. */
function explain(listings: ListingCriteria[], o: Wishes = {}) {
  const query = { ...asked.query, student: { ...asked.query.student, ...o.has } }
  const byId = new Map(listings.map((one) => [one.scholarshipId, one]))
  const chosen = listings.map((one) => ({
    scholarshipId: one.scholarshipId,
    preTenths: preScoreTenths({ ...one, version: 1 }, query, asked.today),
    isRoundOver: false,
  }))
  const parts = {
    asked: { ...asked, query },
    verdict: 'ELIGIBLE' as const,
    listingOf: (id: string) => byId.get(id),
    versionOf: () => 1,
    goalsOf: ({ scholarshipId }: ListingCriteria) => o.goals?.[scholarshipId] ?? null,
  }
  return { chosen, parts, ...explainAwards(chosen, parts) }
}

const demanding = (one: ListingCriteria): ListingCriteria => ({
  ...one,
  criteria: { ...one.criteria, gpaRequirement: '4.00' },
})

describe('explaining the chosen awards', () => {
  it('orders them anew by what their goals are worth, equals by id', () => {
    const { awards } = explain([award('a'), award('b'), award('c')], { goals: { c: 120 } })
    expect(awards.map(({ scholarshipId }) => scholarshipId)).toEqual(['c', 'a', 'b'])
    expect(awards[0]?.shareTenths).toBeGreaterThan(awards[1]?.shareTenths ?? 1000)
  })

  it('ends a round by the day where its deadline is, not by that of the match', () => {
    const deadline = {
      date: '2026-11-20',
      precision: 'exact',
      timeZone: 'America/Los_Angeles',
    }
    const { chosen, parts } = explain([
      award('a', { deadline } as Partial<ListingCriteria>),
    ])
    const endsAt = (at: string) => {
      const { awards } = explainAwards(chosen, { ...parts, asked: { ...parts.asked, at } })
      return awards.map(({ isRoundOver, hasDateAhead, label }) => [
        isRoundOver,
        hasDateAhead,
        label,
      ])
    }
    expect(endsAt('2026-11-21T07:59:00Z')).toEqual([[false, true, 'Eligible']])
    const over = [true, false, 'Eligible by last round’s rules']
    expect(endsAt('2026-11-21T08:00:00Z')).toEqual([over])
  })

  it('puts awards without a number after those with one, and rounds that are over after both', () => {
    const full = { award: { type: 'full-tuition', least: null, most: null } } as const
    const needed = { criteria: { ...award('').criteria, isNeedBased: true } }
    const over = {
      deadline: { date: '2026-11-01', precision: 'last-known', timeZone: 'Etc/UTC' },
    } as const
    const { awards } = explain([
      award('over', { ...full, ...needed, ...over }),
      award('small', { ...needed, award: { type: 'fixed', least: null, most: '1.00' } }),
      award('unknown'),
    ])
    expect(awards.map(({ scholarshipId, score }) => [scholarshipId, score])).toEqual([
      ['small', expect.any(Number)],
      ['unknown', null],
      ['over', expect.any(Number)],
    ])
    expect(awards[0]?.shareTenths).toBeLessThan(awards[1]?.shareTenths ?? 0)
    expect(overallScoreOf(awards.slice(1, 2))).toBeNull()
  })

  it('says what comes before an application, in the words of the award’s own page', () => {
    const { awards } = explain([
      award('open'),
      award('nominated', { requirements: [nomination] }),
      award('over', {
        deadline: { date: '2022-11-15', precision: 'last-known', timeZone: 'Etc/UTC' },
        requirements: [nomination],
      }),
    ])
    const said = new Map(awards.map((one) => [one.title, [one.awaits, one.label]]))
    expect(Object.fromEntries(said)).toEqual({
      open: [null, 'Eligible'],
      nominated: ['NOMINATION', 'Eligible once nominated'],
      over: ['NEXT_ROUND', 'Eligible by last round’s rules'],
    })
  })

  it('says how old a test is in its row, and gives the notes the figure alone', () => {
    const asking = { ...criteria(), minToeflScore: 90 } as ListingCriteria['criteria']
    const has = { toeflScore: 94, englishTestDate: '2024-01-31' }
    const { awards } = explain([award('test', { criteria: asking })], { has })
    const [{ criteria: rows = [], improvementAreas = [] } = {}] = awards
    expect(rows.find(({ code }) => code === 'english')?.yours).toBe(
      'TOEFL 94; the test of 31 Jan 2024 may be too old: most accept two years',
    )
    expect(improvementAreas.find((area) => area.startsWith('English'))).toContain(
      'you have TOEFL 94; they ask for TOEFL 90.',
    )
  })

  it('drops what the rules do not confirm, and says why', () => {
    const { awards, dropped } = explain([
      award('fine'),
      demanding(award('wrong')),
      demanding(award('edited', { version: 2 })),
      award('closed', { version: 2, isOpen: false }),
    ])
    expect(awards.map(({ scholarshipId }) => scholarshipId)).toEqual(['fine'])
    expect(dropped).toEqual([
      { id: 'wrong', why: 'disagreement' },
      { id: 'edited', why: 'changed' },
      { id: 'closed', why: 'gone' },
    ])
  })

  it('drops an award whose points the index counted differently', () => {
    const { parts, chosen } = explain([award('a')])
    const wrong = chosen.map((one) => ({ ...one, preTenths: one.preTenths + 1 }))
    expect(explainAwards(wrong, parts).dropped).toEqual([{ id: 'a', why: 'disagreement' }])
  })
})

const earlier = (ids: string[], matchCount: number) => ({
  finishedAt: new Date('2026-11-20T12:00:00Z'),
  asked,
  matchCount,
  sealedDetails: null,
  sealedAnswers: null,
  ranked: ids.map((id) => ({ id, version: 1, score: 50, isMatch: true })),
})

describe('comparing with an earlier run that kept only its best', () => {
  it('does not call new what fitted then too, nor gone what still fits', () => {
    const { awards, parts } = explain([award('moved-in')])
    const listingOf = (id: string) => award(id)
    const changes = compareRuns(earlier(['moved-out'], 51), {
      ...parts,
      isAnsweredAnew: false,
      listingOf,
      matches: awards,
    })
    expect(changes).toMatchObject({ added: [], removed: [] })
  })

  it('calls new what a complete list of then did not have', () => {
    const { awards, parts } = explain([award('new')])
    const changes = compareRuns(earlier([], 0), {
      ...parts,
      isAnsweredAnew: false,
      matches: awards,
    })
    expect(changes.added).toEqual(['new'])
  })
})
