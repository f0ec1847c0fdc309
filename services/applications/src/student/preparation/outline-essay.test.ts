import { NOTHING_KNOWN } from '@landfall/matching/criteria/student-facts'
import { requirement } from '@landfall/matching/testing/examples'
import { expect, it } from 'vitest'
import { type EssayRecords, outlineEssay } from './outline-essay.ts'

const NOTHING: EssayRecords = {
  title: 'Coastal Award',
  provider: 'Harbour Trust',
  isOwn: false,
  asking: null,
  facts: null,
  experiences: [],
  documents: [],
}

it('the outline names what made it, the stated topic and the records that prove something, and nothing else', () => {
  const topic = requirement({
    key: 'essay-1',
    kind: 'essay-topic',
    text: 'How do you lead?',
  })
  const outline = outlineEssay({
    ...NOTHING,
    asking: { requirements: [topic], criteria: {} as never },
    facts: { ...NOTHING_KNOWN, gpa: '3.50', isGpaEstimated: true, needsFinancialAid: true },
    experiences: ['Tutor, Lagos Library'],
    documents: ['transcript.pdf'],
  })
  expect(outline).toContain('no language model wrote any of it')
  expect(outline).toContain('- How do you lead?')
  expect(outline).toContain('give up without this scholarship')
  expect(outline.split('Evidence from your records\n')[1]).toBe(
    '- Grades: GPA about 3.50 of 4.00\n- Tutor, Lagos Library\n- Document: transcript.pdf',
  )
})

it('the outline invents nothing where nothing is known', () => {
  const outline = outlineEssay(NOTHING)
  expect(outline).toContain('No topic is stated in our source')
  expect(outline).toContain('- Nothing yet: fill in your profile')
  expect(outline).not.toContain('GPA')
  expect(outline).not.toContain('recommenders')
})

it('only a provider that published the scholarship here is said to state no topic', () => {
  const outline = outlineEssay({ ...NOTHING, isOwn: true })
  expect(outline).toContain('- The provider states no topic.')
  expect(outline).not.toContain('our source')
})
