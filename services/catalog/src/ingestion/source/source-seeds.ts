import { idFromName } from '@landfall/kit/core/ids'
import { newSource } from './save-source.ts'
import { SOURCE_DEFAULTS } from './source-input.ts'
import type { Source, SourceSettings } from './source.ts'

type Seed = Partial<SourceSettings> &
  Pick<SourceSettings, 'name' | 'kind' | 'urls'> & { key: string }

const MIB = 1024 * 1024
const DAY = 24

/** Public sources worth reading, as their documentation describes them; an admin must enable each. */
const SEEDS: readonly Seed[] = [
  {
    key: 'educationusa',
    name: 'EducationUSA',
    kind: 'educationusa',
    urls: ['https://educationusa.state.gov/find-financial-aid'],
    licence: 'U.S. government work; facts and link only',
    minIntervalMs: 1_000,
    everyHours: 7 * DAY,
    staleAfterHours: 15 * DAY,
  },
  {
    key: 'careeronestop',
    name: 'CareerOneStop Scholarship Finder',
    kind: 'careeronestop',
    // The user's id comes before the parameters; it is issued with the token.
    urls: ['https://api.careeronestop.org/v1/scholarshipfinder/USER_ID/0/0/0'],
    licence: 'U.S. Department of Labor, by agreement',
    keyName: 'SOURCE_KEY_CAREERONESTOP',
    minIntervalMs: 2_000,
    everyHours: 7 * DAY,
    staleAfterHours: 15 * DAY,
  },
  {
    key: 'college-scorecard',
    name: 'College Scorecard',
    kind: 'college-scorecard',
    urls: ['https://api.data.gov/ed/collegescorecard/v1/schools'],
    licence: 'U.S. Department of Education, public domain',
    keyName: 'SOURCE_KEY_COLLEGE_SCORECARD',
    // 1,000 requests an hour are allowed.
    minIntervalMs: 4_000,
    everyHours: 30 * DAY,
    staleAfterHours: 65 * DAY,
  },
  {
    key: 'ipeds',
    name: 'IPEDS',
    kind: 'ipeds-zip',
    urls: ['HD2024', 'ADM2023', 'IC2023_AY', 'EF2023A'].map(
      (table) => `https://nces.ed.gov/ipeds/datacenter/data/${table}.zip`,
    ),
    licence: 'U.S. Department of Education, public domain',
    minIntervalMs: 5_000,
    maxBytes: 128 * MIB,
    everyHours: 180 * DAY,
    staleAfterHours: 400 * DAY,
  },
]

/** The sources that every installation has. */
export function seededSources(now: Date): Source[] {
  return SEEDS.map(({ key, ...settings }) =>
    newSource({ ...SOURCE_DEFAULTS, ...settings, key, id: idFromName('source', key) }, now),
  )
}
