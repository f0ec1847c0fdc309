import type { Clock } from '@landfall/kit/core/clock'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { ListingRequirementsStore } from '../../student/listing-requirements/listing-requirements.store.ts'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import type { Application } from '../application/application.ts'
import { closesAt } from '../application/taking.ts'
import { countLetters } from '../recommendation/read-recommendations.ts'
import type { RecommendationStore } from '../recommendation/recommendation.store.ts'
import { assessApplication, type Assessment } from './assess-application.ts'
import type { ReadStudent, StudentStores } from './read-student.ts'

type Stores = StudentStores & {
  listingRequirements: ListingRequirementsStore
  scholarshipCopies: ScholarshipCopyStore
  recommendations: RecommendationStore
}

export type AssessedApplication = Pick<Assessment, 'blockers' | 'checklist' | 'tabs'> & {
  closesAt: Date | null
}

/** Judges some of a student's own applications as they are now, in their order. */
export function makeAssessApplications(deps: {
  stores: Stores
  readStudent: ReadStudent
  clock: Clock
}) {
  return async function assessApplications(
    { studentId }: StudentRef,
    applications: readonly Application[],
    { isEmailVerified }: { isEmailVerified: boolean },
  ): Promise<AssessedApplication[]> {
    const { listingRequirements, scholarshipCopies } = deps.stores
    const ids = [...new Set(applications.map(({ scholarshipId }) => scholarshipId))]
    const [copies, profile, asked, letters] = await Promise.all([
      scholarshipCopies.findAll(ids),
      deps.readStudent(deps.stores, studentId),
      listingRequirements.findAll(ids),
      countLetters(
        deps.stores,
        applications.map(({ id }) => id),
      ),
    ])
    const now = deps.clock.now()
    return applications.map((application) => {
      const copy = copies.get(application.scholarshipId) ?? null
      const ofAward = asked.get(application.scholarshipId) ?? null
      const ofIt = letters.get(application.id) ?? []
      const known = { copy, asked: ofAward, profile, letters: ofIt }
      const basis = { application, ...known, isEmailVerified, now }
      const { blockers, checklist, tabs } = assessApplication(basis)
      return { blockers, checklist, tabs, closesAt: copy && closesAt(copy) }
    })
  }
}
