import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { columnRequirements } from '../requirements/column-requirements.ts'
import { questionsIn } from '../requirements/requirement.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import { sharedSetOf } from '../requirements/shared-set.ts'
import { factKey } from '../requirements/student-answers.ts'
import type { Dictionary } from './dictionary.ts'

/** The set of a listing that asks nothing beyond its columns. */
export const NOTHING_ASKED = sharedSetOf([])

/** What a listing asks beyond the columns that the profile decides; listings that ask the same share one set. */
export function setOf({
  criteria,
  requirements,
}: Pick<ListingCriteria, 'criteria' | 'requirements'>): RequirementSet {
  return sharedSetOf([...columnRequirements(criteria), ...requirements])
}

/** The fact that a student is asked, and how. */
export type QuestionWords = { fact: string; question: string }

/** The questions to students for a listing, each as the JSON of its key, fact and words. */
export function questionsOf({
  scholarshipId,
  criteria,
  requirements,
}: ListingCriteria): string[] {
  const asked = questionsIn([...columnRequirements(criteria), ...requirements])
  return asked.map((one) =>
    JSON.stringify([factKey(one, scholarshipId), one.fact, one.question]),
  )
}

/** Reads sets and questions from a dictionary, which only ever grows. */
export function createAskedWords(dictionary: Dictionary) {
  const sets = new Map<string, RequirementSet>()
  const questions = new Map<string, QuestionWords>()
  let [setCount, questionCount] = [0, 0]
  const learn = () => {
    dictionary.refresh()
    const allSets = dictionary.all('requirementSet')
    for (; setCount < allSets.length; setCount += 1) {
      const set = JSON.parse(allSets[setCount] ?? '') as RequirementSet
      sets.set(set.id, set)
    }
    const allQuestions = dictionary.all('question')
    for (; questionCount < allQuestions.length; questionCount += 1) {
      const [key, fact, question] = JSON.parse(
        allQuestions[questionCount] ?? '',
      ) as string[]
      // The newest of several wordings wins.
      if (key !== undefined && fact !== undefined && question !== undefined) {
        questions.set(key, { fact, question })
      }
    }
  }
  return {
    setOf: (id: string): RequirementSet | null => {
      if (!sets.has(id)) learn()
      return sets.get(id) ?? null
    },
    questionOf: (key: string): QuestionWords | null => {
      learn()
      return questions.get(key) ?? null
    },
  }
}
