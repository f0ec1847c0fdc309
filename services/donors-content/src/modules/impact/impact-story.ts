import type { Shown } from '../content/content.ts'
import { wordsOf } from '../content/read-published.ts'
import { paragraphsOf } from './paragraphs-of.ts'

/** A recipient's story in a report: the whole text that they agreed to. */
export type ImpactStory = {
  title: string
  /** Name and country. */
  person: string
  /** What they studied, and what became of it. */
  facts: string
  paragraphs: string[]
}

export function impactStory(shown: Shown): ImpactStory {
  const words = wordsOf(shown, 'story')
  const { studyField, university, graduationYear, currentRole, gpaImprovement } = words
  const facts = [studyField, university, graduationYear, currentRole, gpaImprovement]
  return {
    title: words.title,
    person: [words.studentName, words.studentCountry].filter(Boolean).join(', '),
    facts: facts.filter(Boolean).join(' · '),
    paragraphs: paragraphsOf(words.story),
  }
}
