import type { Context } from '../context.ts'
import type { Guide } from '../guide.ts'
import { ADMISSION_GUIDES } from './admission-guides.ts'
import { APPLICATION_GUIDES } from './application-guides.ts'
import { AWARD_GUIDES } from './award-guides.ts'
import { ELIGIBILITY_GUIDES } from './eligibility-guides.ts'
import { ESSAY_GUIDES } from './essay-guides.ts'
import { SEARCH_GUIDES } from './search-guides.ts'

/** Ids of the guides about each topic that a student can choose; `general` puts no guide before the others. */
export const GUIDES_OF: Record<Context, ReadonlySet<string>> = {
  general: new Set(),
  scholarship_search: idsOf(SEARCH_GUIDES, AWARD_GUIDES, ELIGIBILITY_GUIDES),
  application_help: idsOf(APPLICATION_GUIDES, ESSAY_GUIDES, ADMISSION_GUIDES),
  motivation: new Set(['motivation', 'rejection', 'family']),
  celebration: new Set(['celebrate', 'offer']),
  stress_management: new Set(['stress', 'time']),
}

function idsOf(...groups: readonly (readonly Guide[])[]): Set<string> {
  return new Set(groups.flat().map(({ id }) => id))
}
