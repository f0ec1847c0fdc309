import { contentHash } from '../../record/scholarship/content-hash.ts'
import { slugOf } from '../../record/scholarship/scholarship-slug.ts'
import { universityIdOf } from '@landfall/reference/university-id'
import type { RowOutcome, StagedRow } from '../sync-run/sync-row.store.ts'
import { loadUniversities } from '../../record/university/load-universities.ts'
import type { UniversityStore } from '../../record/university/university.store.ts'
import type { NewUniversity, University } from '../../record/university/university.ts'
import type { Outcomes } from './apply-listings.ts'
import { type UniversityFacts, universityFactsSchema } from './normalize-university.ts'
import type { Source } from './source.ts'
import type { SourceTx } from './source-stores.ts'

/** Sources that list only four-year institutions; others have many that we do not store. */
const ADDS: readonly Source['kind'][] = ['college-scorecard']

type Planned = { position: number; outcome: RowOutcome; record: NewUniversity | null }

/** What applying the rows would do; writes nothing. @param find the universities as they are */
export async function planUniversities(
  rows: readonly StagedRow[],
  source: Source,
  find: UniversityStore['findByIds'],
  now: Date,
): Promise<{ records: NewUniversity[]; outcomes: Outcomes }> {
  const facts = rows.map(({ record }) => universityFactsSchema.parse(record))
  const ids = facts.map(({ unitid }) => universityIdOf(unitid))
  const stored = await find(ids)
  // Two rows of one batch may be about one university: the later adds to the earlier.
  const merged = new Map<string, NewUniversity>()
  const planned = rows.map(({ position }, n): Planned => {
    const fact = facts[n]
    const id = ids[n]
    if (fact === undefined || id === undefined) throw new Error('a fact for each row')
    const before = merged.get(id) ?? stored.get(id)
    if (before === undefined && !ADDS.includes(source.kind)) {
      return { position, outcome: 'skipped', record: null }
    }
    const record = before
      ? withFacts(before, fact, source, now)
      : firstRecord(fact, source, now)
    if (record === null) return { position, outcome: 'skipped', record: null }
    if (before !== undefined && hashOf(before) === record.contentHash) {
      return { position, outcome: 'unchanged', record: null }
    }
    merged.set(id, record)
    return { position, outcome: before === undefined ? 'created' : 'changed', record }
  })
  return {
    records: [...merged.values()],
    outcomes: new Map(planned.map(({ position, outcome }) => [position, outcome])),
  }
}

/** Applies a batch of rows, within one transaction. */
export async function applyUniversities(
  rows: readonly StagedRow[],
  source: Source,
  stores: SourceTx,
  now: Date,
): Promise<Outcomes> {
  const { records, outcomes } = await planUniversities(
    rows,
    source,
    // Another source may be writing the same ones.
    stores.universities.findByIdsForUpdate,
    now,
  )
  await loadUniversities(records, stores, now)
  return outcomes
}

type Stated = Omit<NewUniversity, 'id' | 'slug' | 'contentHash'>

/** Applies the source's facts to what is known; what it does not state stays as it is. */
function withFacts(
  before: NewUniversity | University,
  facts: UniversityFacts,
  source: Source,
  now: Date,
): NewUniversity {
  const stated = Object.entries(facts).filter(([, value]) => value !== null)
  const known = statedOf(before)
  const after: Stated = { ...known, ...(Object.fromEntries(stated) as Partial<Stated>) }
  const isNew = contentHash(after) !== contentHash(known)
  const whole: Stated = isNew
    ? {
        ...after,
        ...shareOfInternationals(after, facts, source),
        sourceYear: now.getUTCFullYear(),
        sources: [...new Set([...before.sources, source.name])],
      }
    : known
  return { ...whole, id: before.id, slug: before.slug, contentHash: contentHash(whole) }
}

/** An exact count of people also gives their share, which replaces one that was rounded before. */
function shareOfInternationals(after: Stated, facts: UniversityFacts, { name }: Source) {
  const { internationalStudents: part, studentPopulation: whole } = after
  if (facts.internationalStudents === null || part === null || !whole) return {}
  return {
    internationalStudentsPercent: ((part / whole) * 100).toFixed(1),
    internationalStudentsBasis: `Counted: ${name}`,
  }
}

function firstRecord(
  facts: UniversityFacts,
  source: Source,
  now: Date,
): NewUniversity | null {
  const { name, type, unitid } = facts
  if (name === null || type === null) return null
  const empty: NewUniversity = {
    ...NOTHING_KNOWN,
    id: universityIdOf(unitid),
    slug: `${slugOf(name)}-${unitid}`,
    unitid,
    name,
    type,
    contentHash: '',
  }
  return withFacts(empty, facts, source, now)
}

function hashOf(university: NewUniversity | University): string {
  return contentHash(statedOf(university))
}

function statedOf(university: NewUniversity | University): Stated {
  const { id: _id, slug: _slug, contentHash: _hash, ...rest } = university
  const {
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    ...stated
  } = {
    version: 0,
    createdAt: null,
    updatedAt: null,
    ...rest,
  }
  return stated
}

const NOTHING_KNOWN = {
  city: null,
  state: null,
  stateName: null,
  website: null,
  control: null,
  ranking: null,
  rankingSource: null,
  acceptanceRate: null,
  tuitionInState: null,
  tuitionOutOfState: null,
  internationalTuition: null,
  tuitionYear: null,
  description: null,
  studentPopulation: null,
  undergraduateEnrollment: null,
  internationalStudents: null,
  internationalStudentsPercent: null,
  internationalStudentsBasis: null,
  topMajors: null,
  topMajorsBasis: null,
  carnegieClassification: null,
  admissionsUrl: null,
  financialAidUrl: null,
  applicationUrl: null,
  englishTestForAdmission: null,
  essayForAdmission: null,
  emailDomains: null,
  inScorecardFeb2026: null,
  sourceYear: null,
  sources: [],
  isActive: true,
} satisfies Partial<NewUniversity>
