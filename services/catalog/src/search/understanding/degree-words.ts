import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'

export type NamedDegree = {
  level: DegreeLevel
  /** Code of the degree's field, the nearest on the list. */
  field: string
  words: readonly string[]
  /** Words that next to unknown words may mean a name, a state or something else ("MD Anderson"). */
  looseWords?: readonly string[]
}

/** Degrees that name their field: an MPH is a master's in public health. */
export const NAMED_DEGREES: readonly NamedDegree[] = [
  { level: 'undergraduate', field: 'business', words: ['bba'] },
  { level: 'undergraduate', field: 'law', words: ['llb', 'bachelor of laws'] },
  { level: 'undergraduate', field: 'fine-arts', words: ['bfa'] },
  {
    level: 'undergraduate',
    field: 'nursing',
    words: ['bachelor of science in nursing'],
    looseWords: ['bsn'],
  },
  {
    level: 'undergraduate',
    field: 'social-work',
    words: ['bsw', 'bachelor of social work'],
  },
  { level: 'undergraduate', field: 'engineering', words: ['bachelor of engineering'] },
  { level: 'graduate', field: 'public-health', words: ['mph', 'msph'] },
  { level: 'graduate', field: 'business', words: ['mba', 'mbas', 'emba'] },
  {
    level: 'graduate',
    field: 'law',
    words: ['master of laws', 'juris doctor'],
    looseWords: ['llm', 'jd'],
  },
  { level: 'graduate', field: 'engineering', words: ['meng', 'master of engineering'] },
  { level: 'graduate', field: 'social-work', words: ['msw', 'master of social work'] },
  { level: 'graduate', field: 'public-policy', words: ['mpp'], looseWords: ['mpa'] },
  { level: 'graduate', field: 'fine-arts', words: ['mfa'] },
  { level: 'graduate', field: 'music', words: ['mmus'] },
  { level: 'graduate', field: 'urban-planning', words: ['murp'] },
  {
    level: 'graduate',
    field: 'medicine',
    words: ['doctor of medicine'],
    looseWords: ['md'],
  },
  { level: 'graduate', field: 'dentistry', words: [], looseWords: ['dds', 'dmd'] },
  {
    level: 'graduate',
    field: 'nursing',
    words: ['master of science in nursing'],
    looseWords: ['msn'],
  },
  { level: 'graduate', field: 'pharmacy', words: ['pharmd', 'doctor of pharmacy'] },
  {
    level: 'graduate',
    field: 'physical-therapy',
    words: ['doctor of physical therapy'],
    looseWords: ['dpt'],
  },
  {
    level: 'graduate',
    field: 'health-administration',
    words: ['master of health administration'],
    looseWords: ['mha'],
  },
  {
    level: 'graduate',
    field: 'library-and-information-science',
    words: ['mlis'],
  },
  {
    level: 'graduate',
    field: 'theology-and-religious-studies',
    words: ['mdiv', 'master of divinity'],
  },
  { level: 'graduate', field: 'veterinary-science', words: ['dvm'] },
  { level: 'phd', field: 'public-health', words: ['drph', 'doctor of public health'] },
  { level: 'phd', field: 'nursing', words: ['dnp', 'doctor of nursing practice'] },
  { level: 'phd', field: 'psychology', words: ['psyd'] },
  { level: 'phd', field: 'education', words: ['doctor of education'], looseWords: ['edd'] },
  { level: 'phd', field: 'law', words: ['sjd'], looseWords: ['jsd'] },
]
