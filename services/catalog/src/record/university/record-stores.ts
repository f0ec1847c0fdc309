import type { ChangeStores } from '../scholarship/publish-change.ts'
import type { ScholarshipStore } from '../scholarship/scholarship.store.ts'
import type { NamedUniversity } from '../organization/organization-university.store.ts'
import type { UniversityStore } from './university.store.ts'

/** Everything that the records are written with. */
export type RecordStores = ChangeStores & {
  scholarships: ScholarshipStore
  universities: UniversityStore
  organizationUniversities: {
    organizationsOf(universityIds: readonly string[]): Promise<NamedUniversity[]>
  }
}
