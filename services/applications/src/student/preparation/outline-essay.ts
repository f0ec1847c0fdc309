import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import type { ListingRequirements } from '../listing-requirements/listing-requirements.ts'

/** What an outline is made from: the award as catalog published it, and the student's own records. */
export type EssayRecords = {
  title: string
  provider: string
  /** The provider published it here, so what it does not ask is left out by nobody else. */
  isOwn: boolean
  asking: Pick<ListingRequirements, 'requirements' | 'criteria'> | null
  /** Null before the student has a profile. */
  facts: StudentFacts | null
  /** What they entered in applications about work, volunteering, activities and honors. */
  experiences: readonly string[]
  /** Names of documents in their vault. */
  documents: readonly string[]
}

const MAX_LISTED = 8

/**
 * A skeleton for an essay, as plain text: parts, questions to answer, and which of the student's own records could
 * support an answer. It is made by fixed rules, and says so; none of its sentences is meant for the essay.
 */
export function outlineEssay(records: EssayRecords): string {
  const { title, provider } = records
  const parts = [
    `Outline for ${title} (${provider})`,
    'Made by rules from what the scholarship asks and from your own records; no language model wrote any of it. The essay itself is yours to write.',
    section('What the scholarship asks', topicsOf(records)),
    section('Outline', [
      'Opening: one moment or fact that only you can tell.',
      'Why this field and this scholarship: what you want to do, and what it needs.',
      'Proof: two or three things that you did, with what came of them.',
      'What the scholarship changes: what you can do with it that you cannot do now.',
      'End: the next step that you take either way.',
    ]),
    section('Questions to answer', questionsOf(records)),
    section('Evidence from your records', evidenceOf(records)),
  ]
  return parts.join('\n\n')
}

function section(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `- ${line}`)].join('\n')
}

function topicsOf({ asking, isOwn }: EssayRecords): string[] {
  const topics = (asking?.requirements ?? [])
    .filter(({ kind }) => kind === 'essay-topic')
    .map(({ text }) => text)
  if (topics.length > 0) return topics
  return isOwn
    ? ['The provider states no topic.']
    : ['No topic is stated in our source. Look at the scholarship’s page before you start.']
}

function questionsOf({ facts, experiences, asking }: EssayRecords): string[] {
  const asksFor = (kind: string) =>
    (asking?.requirements ?? []).some((one) => one.kind === kind)
  return [
    'When did you first care about this field? What exactly happened?',
    experiences.length > 0
      ? 'Which of the things below was hardest, and what did you do about it?'
      : 'What have you done, in or out of school, that shows it? Add it to an application to find it here.',
    'Who was better off because of you, and how do you know?',
    ...(facts?.needsFinancialAid
      ? [
          'What would you have to give up without this scholarship? Give figures where you can.',
        ]
      : []),
    ...(asksFor('recommendation') ? ['Which of it can your recommenders confirm?'] : []),
    'What will you do in the first year with the scholarship?',
  ]
}

function evidenceOf({ facts, experiences, documents }: EssayRecords): string[] {
  const gpa = facts?.gpa
  const about = facts?.isGpaEstimated ? 'about ' : ''
  const listed = [
    ...(gpa ? [`Grades: GPA ${about}${gpa} of 4.00`] : []),
    ...experiences.slice(0, MAX_LISTED),
    ...documents.slice(0, MAX_LISTED).map((name) => `Document: ${name}`),
  ]
  return listed.length > 0
    ? listed
    : [
        'Nothing yet: fill in your profile, an application or your documents, and make the outline again.',
      ]
}
