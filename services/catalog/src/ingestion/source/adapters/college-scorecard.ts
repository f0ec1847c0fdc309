import { valueAt } from '../mapping.ts'
import { type Adapter, MAX_PAGES, parseJson, unread } from './adapter.ts'

const PAGE_SIZE = 100

/** The columns that we hold, under the names of its dictionary. */
const SCORECARD_FIELDS = [
  'id',
  'school.name',
  'school.city',
  'school.state',
  'school.ownership',
  'school.school_url',
  'school.open_admissions_policy',
  'latest.admissions.admission_rate.overall',
  'latest.student.size',
  'latest.cost.tuition.in_state',
  'latest.cost.tuition.out_of_state',
] as const

/** The U.S. Department of Education's College Scorecard: four-year institutions, 100 a page. */
export const collegeScorecardAdapter: Adapter = {
  mapping: null,
  needsKey: true,
  async *read({ urls, apiKey }, pages) {
    for (const base of urls) {
      let total = Number.POSITIVE_INFINITY
      for (let n = 0; n < MAX_PAGES && n * PAGE_SIZE < total; n += 1) {
        const page = pageUrl(base, n)
        const answer = await pages.read(page, {
          headers: {
            accept: 'application/json',
            ...(apiKey ? { 'x-api-key': apiKey } : {}),
          },
          contentTypes: ['application/json'],
        })
        if (answer.kind !== 'page') return yield unread(page, answer)
        const json = parseJson(answer.body.toString())?.value
        const rows = valueAt(json, 'results')
        total = Number(valueAt(json, 'metadata.total'))
        if (!Array.isArray(rows) || Number.isNaN(total)) {
          return yield {
            kind: 'fault',
            page,
            reason: 'the response has no list of schools',
          }
        }
        for (const raw of rows) yield { kind: 'row', page, raw, id: idOf(raw) }
      }
    }
  },
}

function pageUrl(base: string, n: number): string {
  const url = new URL(base)
  url.searchParams.set('school.operating', '1')
  url.searchParams.set('school.degrees_awarded.predominant', '3,4')
  url.searchParams.set('fields', SCORECARD_FIELDS.join(','))
  url.searchParams.set('per_page', String(PAGE_SIZE))
  url.searchParams.set('page', String(n))
  return url.href
}

function idOf(raw: unknown): string | null {
  const id = valueAt(raw, 'id')
  return typeof id === 'number' ? String(id) : null
}
