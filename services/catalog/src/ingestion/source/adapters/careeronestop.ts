import { valueAt } from '../mapping.ts'
import type { Mapping } from '../mapping.ts'
import { type Adapter, MAX_PAGES, bearer, parseJson, unread } from './adapter.ts'

const PAGE_SIZE = 100

/** Names that clients of the API agree on; where they differ, each is tried in turn. */
const mapping: Mapping = {
  id: 'id',
  fields: {
    title: 'title',
    provider: 'OrganizationName',
    description: { path: 'Purpose', transforms: ['strip-html'] },
    amount: { path: 'award', transforms: ['known-money'] },
    deadline: { path: 'deadline', transforms: ['known-date'] },
    note: 'stated',
    applicationUrl: 'link',
    sourceUrl: 'link',
  },
}

/**
 * CareerOneStop's Scholarship Finder: the source's address is the API's, with the user's id and everything but start
 * and size of the page; the token comes from the environment. A response without the list is a fault.
 */
export const careerOneStopAdapter: Adapter = {
  mapping,
  needsKey: true,
  async *read({ urls, apiKey }, pages) {
    for (const base of urls) {
      for (let start = 0; start < MAX_PAGES * PAGE_SIZE; start += PAGE_SIZE) {
        const page = `${base.replace(/\/$/, '')}/${start}/${PAGE_SIZE}`
        const answer = await pages.read(page, {
          headers: { accept: 'application/json', ...bearer(apiKey) },
          contentTypes: ['application/json'],
        })
        if (answer.kind !== 'page') return yield unread(page, answer)
        const json = parseJson(answer.body.toString())?.value
        const rows = valueAt(json, 'Scholarships') ?? valueAt(json, 'ScholarshipList')
        if (!Array.isArray(rows)) {
          return yield {
            kind: 'fault',
            page,
            reason: 'the response has no list of scholarships',
          }
        }
        for (const raw of rows) yield { kind: 'row', page, raw: plainRow(raw) }
        if (rows.length < PAGE_SIZE) break
      }
    }
  },
}

function plainRow(raw: unknown) {
  const first = (...names: string[]) =>
    names
      .map((name) => valueAt(raw, name))
      .find((value) => typeof value === 'string' && value !== '')
  const award = first('AwardAmount', 'Awards')
  const deadline = first('DeadlineDate', 'Deadline')
  const title = first('ScholarshipName', 'Title')
  const stated = [
    award && `Award as stated: ${String(award)}`,
    deadline && `Deadline as stated: ${String(deadline)}`,
  ]
  return {
    ...(typeof raw === 'object' ? raw : {}),
    id:
      first('ID', 'Id', 'ScholarshipID') ??
      `${String(title)} | ${String(first('OrganizationName'))}`,
    title,
    award,
    deadline,
    link: first('Url', 'Website'),
    stated: stated.filter(Boolean).join('. ') || null,
  }
}
