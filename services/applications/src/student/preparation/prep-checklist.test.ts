import { listing, requirement } from '@landfall/matching/testing/examples'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { describe, expect, it } from 'vitest'
import {
  type ChecklistItem,
  followAsking,
  newChecklist,
  openDays,
  progressOf,
} from './prep-checklist.ts'
import type { Asking } from './prep-steps.ts'

const award = {
  studentId: '0192d3a0-0000-7000-8000-00000000000a',
  scholarshipId: '0192d3a0-0000-7000-8000-00000000000b',
}
const NOW = new Date('2026-11-22T12:00:00Z')
const criteria = listing() as ListingCriteria['criteria']
const letters = requirement({
  key: 'recommendation-1',
  kind: 'recommendation',
  text: 'Name two referees.',
  decide: { by: 'action' },
})
const place = requirement({
  key: 'admitted-to-1',
  kind: 'admitted-to',
  text: 'You need a place at Clark University.',
  decide: { by: 'action' },
})
const provider = requirement({ key: 'other-1', decide: { by: 'provider' } })
const asks = (o: Partial<Asking> = {}): Asking => ({
  requirements: [letters, place, provider],
  criteria,
  requiresEssay: null,
  ...o,
})
const linesOf = (items: readonly ChecklistItem[]) => items.map(({ task }) => task)

describe('a checklist', () => {
  it('has everything there is to do, a place first, and nothing that others decide', () => {
    const { checklistItems } = newChecklist(award, asks(), NOW)
    expect(linesOf(checklistItems)).toEqual([place.text, letters.text])
    expect(checklistItems.every(({ required }) => required)).toBe(true)
  })

  it('recommends what takes the time of others, each with its reason', () => {
    const { aiRecommendations } = newChecklist(award, asks(), NOW)
    expect(aiRecommendations).toEqual([
      'Apply for a place, 60 days before the deadline. Without admission, the rest is not worth the effort.',
      'Ask for recommendation letters, 30 days before the deadline. People write letters alongside their other work: a month is usual.',
    ])
    expect(newChecklist(award, null, NOW).aiRecommendations).toEqual([])
  })

  it('has what only a column states, unless a requirement says it', () => {
    const columns = {
      requiresEssay: true,
      criteria: { ...criteria, requiresNomination: true },
    }
    const { checklistItems } = newChecklist(
      award,
      asks({ ...columns, requirements: [] }),
      NOW,
    )
    expect(linesOf(checklistItems)).toEqual(['Write an essay.', 'You need a nomination.'])
    const essay = requirement({ ...letters, key: 'essay-topic-1', kind: 'essay-topic' })
    const said = newChecklist(award, asks({ ...columns, requirements: [essay] }), NOW)
    expect(linesOf(said.checklistItems)).toEqual([essay.text, 'You need a nomination.'])
  })

  it('names who is asked for each line', () => {
    const some = { ...letters, appliesTo: ['phd' as const, 'postdoc' as const] }
    const { checklistItems } = newChecklist(award, asks({ requirements: [some] }), NOW)
    expect(linesOf(checklistItems)).toEqual([
      'Name two referees. (Asked of PhD students and postdocs only.)',
    ])
  })
})

describe('a checklist whose award asks something else', () => {
  const { id, checklistItems } = newChecklist(award, asks(), NOW)
  const own: ChecklistItem = {
    id: 'own',
    task: 'Buy stamps',
    required: false,
    completed: false,
    dueDate: null,
    notes: null,
    requirementKey: null,
    isGone: false,
  }
  const ticked = checklistItems.map((item) => ({
    ...item,
    completed: true,
    notes: 'Done in May',
    dueDate: '2026-12-01',
  }))

  it('keeps ticks, dates and notes, and takes the new words', () => {
    const three = { ...letters, text: 'Name three referees.' }
    const after = followAsking([...ticked, own], id, asks({ requirements: [place, three] }))
    const [, line] = ticked
    expect(after[1]).toEqual({ ...line, task: 'Name three referees.' })
    expect(after.at(-1)).toEqual(own)
  })

  it('marks what is no longer asked, and unmarks it when it is asked again', () => {
    const after = followAsking(ticked, id, asks({ requirements: [letters] }))
    expect(after.map(({ task, isGone, completed }) => [task, isGone, completed])).toEqual([
      [letters.text, false, true],
      [place.text, true, true],
    ])
    expect(followAsking(after, id, asks())).toEqual(ticked)
  })

  it('adds what is new', () => {
    const after = followAsking(ticked, id, asks({ requiresEssay: true }))
    expect(linesOf(after)).toEqual([place.text, letters.text, 'Write an essay.'])
    expect(after.at(-1)).toMatchObject({ completed: false, isGone: false })
  })

  it('stays as it is when nobody tells what is asked', () => {
    expect(followAsking(ticked, id, null)).toEqual(ticked)
  })

  it('counts what is still asked', () => {
    const [first, second] = checklistItems
    if (!first || !second) throw new Error('two lines')
    expect(progressOf([])).toBe(0)
    expect(progressOf([{ ...first, completed: true }, second, own])).toBe(33)
    const two = [first, second].map((item) => ({ ...item, completed: true }))
    expect(progressOf([...two, own])).toBe(66)
    const dated = { ...second, dueDate: '2026-12-01' }
    const gone = { ...dated, isGone: true }
    expect(openDays([...two, dated, gone, own])).toEqual(['2026-12-01', null])
    expect(
      progressOf([
        { ...first, completed: true },
        { ...second, isGone: true },
      ]),
    ).toBe(100)
  })
})
