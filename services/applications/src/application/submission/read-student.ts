import type { OpenSealed } from '@landfall/matching/requirements/open-sealed'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import type { StudentAnswersStore } from '@landfall/matching/student-copy/student-answers.store'
import type { StudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'

export type StudentStores = {
  studentFacts: StudentFactsStore
  studentAnswers: StudentAnswersStore
}

/** What the rules know of a student, opened for this one use; null without a profile. */
export type ReadStudent = (
  stores: StudentStores,
  studentId: string,
) => Promise<AskedStudent | null>

export function makeReadStudent(openSealed: OpenSealed): ReadStudent {
  return async function readStudent({ studentFacts, studentAnswers }, studentId) {
    const [profiles, answers] = await Promise.all([
      studentFacts.findAll([studentId]),
      studentAnswers.findAll([studentId]),
    ])
    const profile = profiles.get(studentId)
    if (profile === undefined) return null
    const { facts, intendedUniversities, sealedDetails } = profile
    const sealedAnswers = answers.get(studentId) ?? null
    const opened = await openSealed({ sealedDetails, sealedAnswers })
    return { ...facts, intendedUniversities, ...opened }
  }
}
