import type { Provenance } from '../../record/scholarship/scholarship.ts'
import type { ShippedScholarship } from './shipped-rows.ts'

type Source = ShippedScholarship['sources'][number]

/** Repositories that state a licence; for the others only facts were taken. */
const LICENCES: Readonly<Record<string, string>> = { 'yueyueL/awesome-grants': 'CC0 1.0' }

/** Sources that are neither a page nor a known repository, by the files' key. */
const NAMES: Readonly<Record<string, string>> = {
  AFR: 'the curated list of AfroTools',
  CUR: 'a curated list of U.S. programs',
  DBX: "a scholarship site's data",
  EDU: 'EducationUSA',
  EDU2: 'EducationUSA',
  EDU3: 'EducationUSA',
  FDB: "a funding finder's data",
  IAP: 'a table of aid policies for international students',
  S4D: "a scholarship site's data",
  SQL50: 'a list of university scholarships by country',
  WGR: 'a list of calls in Spanish',
}

/** Names the row's first source in words, and how many others agree. */
export function provenanceOf(row: ShippedScholarship): Provenance {
  const [first, ...others] = row.sources
  return {
    source: sourceInWords(first, others.length),
    sourceId: row.id,
    licence: first?.repo ? (LICENCES[first.repo] ?? null) : null,
    year: row.dataYear,
    confidence: row.confidence,
    urls: urlsOf(row),
  }
}

function sourceInWords(source: Source | undefined, others: number): string {
  const more =
    others === 0 ? '' : ` and ${others} more ${others === 1 ? 'source' : 'sources'}`
  return source === undefined ? 'unknown' : `${nameOf(source)}${more}`
}

function nameOf({ key, kind, page, repo }: Source): string {
  if (page) {
    const host = new URL(page).hostname.replace(/^www\./, '')
    return kind.startsWith('third-party') ? `a third-party page of ${host}` : host
  }
  return NAMES[key] ?? (repo === null ? 'a public list' : `the public list ${repo}`)
}

function urlsOf({ sourceUrl, sources }: ShippedScholarship): string[] {
  const repositories = sources.flatMap(({ repo }) =>
    repo ? `https://github.com/${repo}` : [],
  )
  const pages = sources.flatMap(({ page }) => page ?? [])
  return [
    ...new Set([...(sourceUrl === null ? [] : [sourceUrl]), ...pages, ...repositories]),
  ]
}
