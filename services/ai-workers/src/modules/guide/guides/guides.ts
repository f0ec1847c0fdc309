import type { Guide } from '../guide.ts'
import { ADMISSION_GUIDES } from './admission-guides.ts'
import { APPLICATION_GUIDES } from './application-guides.ts'
import { AWARD_GUIDES } from './award-guides.ts'
import { ELIGIBILITY_GUIDES } from './eligibility-guides.ts'
import { ESSAY_GUIDES } from './essay-guides.ts'
import { LIFE_GUIDES } from './life-guides.ts'
import { SEARCH_GUIDES } from './search-guides.ts'

/** Everything that the built-in guide knows besides a student's own records and the immigration rules. */
export const GUIDES: readonly Guide[] = [
  ...SEARCH_GUIDES,
  ...AWARD_GUIDES,
  ...ELIGIBILITY_GUIDES,
  ...ADMISSION_GUIDES,
  ...APPLICATION_GUIDES,
  ...ESSAY_GUIDES,
  ...LIFE_GUIDES,
]
