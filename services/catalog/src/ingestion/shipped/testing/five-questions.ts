/** For tests: how much the next best questions decide over the shipped awards, compared with the best five. */
import {
  nextQuestions,
  openSets,
  type OpenSet,
  type WeighedSet,
} from '@landfall/matching/requirements/next-questions'
import { judgeSet, requirementSetOf } from '@landfall/matching/requirements/requirement-set'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { judgeAward } from '@landfall/matching/requirements/judge-award'
import { askedStudent } from '@landfall/matching/testing/examples'
import { askingAwards } from './asking-awards.ts'

const TODAY = '2026-11-22'
export const ASKED = 5

const awards = askingAwards().map((award) => ({
  award,
  set: requirementSetOf(award.id, award.requirements),
}))
/** The students who are asked, and what is known about them. */
export const ASKED_STUDENTS: [string, Partial<AskedStudent>][] = [
  [
    'a Kenyan before a bachelor',
    {
      country: 'KE',
      intendedDegreeLevel: 'undergraduate',
      fieldCodes: ['computer-science'],
      gpa: '3.80',
      toeflScore: 105,
      dateOfBirth: '2008-01-01',
      gender: 'woman',
      intendedVisaType: 'F-1',
    },
  ],
  [
    'an Indian before a master',
    {
      country: 'IN',
      intendedDegreeLevel: 'graduate',
      fieldCodes: ['engineering'],
      gpa: '3.40',
      toeflScore: 100,
      dateOfBirth: '2002-01-01',
      gender: 'man',
      intendedVisaType: 'F-1',
    },
  ],
  [
    'a Brazilian before a doctorate',
    {
      country: 'BR',
      intendedDegreeLevel: 'phd',
      fieldCodes: ['biology'],
      gpa: '3.60',
      toeflScore: 100,
      dateOfBirth: '1999-01-01',
      gender: 'woman',
      intendedVisaType: 'J-1',
    },
  ],
  ['somebody of whom only the level is known', { intendedDegreeLevel: 'undergraduate' }],
]

/** What an award is worth to the student; by default each is worth the same. */
type WorthOf = (awardId: string, student: AskedStudent) => number
const ALIKE: WorthOf = () => 1

/** The awards that depend on the student's answers and that the profile does not rule out, by what they ask. */
function weighedSets(student: AskedStudent, worthOf: WorthOf): WeighedSet[] {
  const bySet = new Map<string, WeighedSet>()
  for (const { award, set } of awards) {
    if (judgeAward(award, student, TODAY)?.verdict === 'NOT_ELIGIBLE') continue
    const known = bySet.get(set.id) ?? { awards: 0, weight: 0 }
    const weight = known.weight + worthOf(award.id, student)
    bySet.set(set.id, { set, awards: known.awards + 1, weight })
  }
  return [...bySet.values()].filter((one) => isOpenTo(student)(one))
}

const isOpenTo =
  (student: AskedStudent) =>
  ({ set }: WeighedSet) =>
    judgeSet(set, student, TODAY).result === 'ANSWER'

const decidedBy = (sets: readonly OpenSet[], keys: readonly string[]) => {
  const asked = new Set(keys)
  return sets.reduce(
    (sum, { weight, shareDecided }) => sum + weight * shareDecided(asked),
    0,
  )
}

/** An upper bound for what asking one more fact can add, whatever else was asked; a lower bound would not be safe. */
function mostOf(key: string, sets: readonly OpenSet[]): number {
  return sets
    .filter(({ keys }) => keys.includes(key))
    .reduce((sum, { keys, weight, shareDecided }) => {
      const others = keys.filter((one) => one !== key)
      const gains = subsetsOf(others, ASKED - 1).map(
        (some) => shareDecided(new Set([...some, key])) - shareDecided(new Set(some)),
      )
      return sum + weight * Math.max(...gains)
    }, 0)
}

function subsetsOf(all: readonly string[], most: number): string[][] {
  return all
    .reduce<string[][]>(
      (found, one) => [...found, ...found.map((some) => [...some, one])],
      [[]],
    )
    .filter((some) => some.length <= most)
}

/**
 * Finds the best ASKED facts by branch and bound: facts are tried in order of the most that each can add, and a
 * branch ends when the remaining ones could not beat the best known result.
 */
function mostDecided(sets: readonly OpenSet[], known: number): number {
  const facts = [...new Set(sets.flatMap(({ keys }) => keys))]
    .map((key) => ({ key, most: mostOf(key, sets) }))
    .toSorted((a, b) => b.most - a.most)
  let best = known
  const visit = (from: number, chosen: readonly string[], decided: number) => {
    best = Math.max(best, decided)
    const left = ASKED - chosen.length
    if (left === 0) return
    for (let at = from; at < facts.length; at += 1) {
      const bound = facts.slice(at, at + left).reduce((sum, { most }) => sum + most, 0)
      const fact = facts[at]
      if (fact === undefined || decided + bound <= best + 1e-9) return
      const more = [...chosen, fact.key]
      visit(at + 1, more, decidedBy(sets, more))
    }
  }
  visit(0, [], 0)
  return best
}

/** How many awards five questions decide, averaged over all ways to answer them, each equally likely. */
type FiveQuestions = {
  /** The first question, and those that may follow it. */
  asked: readonly string[]
  decided: number
  /** The same for the best five questions if all had to be chosen before the first answer. */
  most: number
}

/** Asks a student who has answered nothing yet one question at a time, choosing the next one after each answer. */
export function fiveQuestions(has: Partial<AskedStudent>): FiveQuestions {
  const student = askedStudent({ ...has, facts: {} })
  const weighed = weighedSets(student, ALIKE)
  const sets = openSets(weighed, student, TODAY)
  const asked = new Set<string>()
  const decided = decidedOneByOne(weighed, student, (key) => asked.add(key))
  const atOnce = nextQuestions(weighed, student, TODAY, ASKED).map(({ key }) => key)
  return { asked: [...asked], decided, most: mostDecided(sets, decidedBy(sets, atOnce)) }
}

/** How much worth five questions decide, chosen by the number of awards and by the worth itself. */
export function decidedWorth(has: Partial<AskedStudent>, worthOf: WorthOf) {
  const student = askedStudent({ ...has, facts: {} })
  const byWorth = weighedSets(student, worthOf)
  const byNumber = byWorth.map((one) => ({ ...one, weight: one.awards }))
  const worthBySet = new Map(byWorth.map(({ set, weight }) => [set.id, weight]))
  const worth = ({ set }: WeighedSet) => worthBySet.get(set.id) ?? 0
  return {
    chosenByNumber: decidedOneByOne(byNumber, student, () => undefined, worth),
    chosenByWorth: decidedOneByOne(byWorth, student, () => undefined, worth),
  }
}

/** Goes through every way to answer; decided awards are not asked about again. */
function decidedOneByOne(
  weighed: readonly WeighedSet[],
  student: AskedStudent,
  onAsked: (key: string) => void,
  worth: (set: WeighedSet) => number = ({ awards }) => awards,
  left = ASKED,
): number {
  const [next] = left === 0 ? [] : nextQuestions(weighed, student, TODAY, 1)
  if (next === undefined) return 0
  onAsked(next.key)
  const decided = [true, false].map((answer) => {
    const answered = { ...student, facts: { ...student.facts, [next.key]: answer } }
    const open = weighed.filter(isOpenTo(answered))
    const now = weighed.reduce((sum, one) => sum + (open.includes(one) ? 0 : worth(one)), 0)
    return now + decidedOneByOne(open, answered, onAsked, worth, left - 1)
  })
  return decided.reduce((sum, one) => sum + one / 2, 0)
}
