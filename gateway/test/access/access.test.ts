import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asker, type Operation, VISITOR, operationKey, operationsOf } from './_operations.ts' // prettier-ignore
import {
  CALLERS,
  type CallerName,
  type People,
  gather,
  hasAccount,
  whereNobodyVerified,
  whereUniversityOwns,
} from './_people.ts'
import type { Lines } from './_lines.ts'
import { type Records, makeRecords, plant } from './_records.ts'
import { type Site, digestAtRest, digestTables, startSite } from '../_asked-platform.ts'
import {
  type IsMeant,
  SERVICES,
  TABLE,
  isLetThrough,
  isReader,
  isRefused,
  isTurnedAway,
  renderTable,
  someColumnsOf,
  wordsOf,
} from './_table.ts'
import { contentLines } from './_content-lines.ts'
import { fundLines } from './_fund-lines.ts'
import { listingLines } from './_listing-lines.ts'
import { metricsLines } from './_metrics-lines.ts'
import { apiKeyLines, partnerExportLines, webhookLines } from './_partner-lines.ts'
import { submissionLines } from './_submission-lines.ts'
import { UNVERIFIED } from './_unverified-lines.ts'
import { viewerOf, wordOf } from './_ask.ts'

let site: Site
let people: People
let askers: Record<CallerName, Asker>
let operations: Map<string, Operation>
/** The records of reads and refused writes. */
let shared: Records

beforeAll(async () => {
  site = await startSite()
  people = await gather(site.url)
  shared = makeRecords(site, people)
  await plant(shared)
  await site.deliverEvents()
  operations = new Map(operationsOf(site).map((one) => [one.key, one]))
  const found = CALLERS.map(async (name): Promise<[CallerName, Asker]> => {
    if (!hasAccount(name)) return [name, VISITOR]
    const person = people[name]
    return [name, { person, viewer: await viewerOf(site, person) }]
  })
  askers = Object.fromEntries(await Promise.all(found)) as typeof askers
})
afterAll(() => site.stop())

// A single test here makes thousands of calls.
describe('who may do what', () => {
  it('is listed for every field of the graph, every entity and every REST route, and for nothing else', () => {
    const said = new Set(Object.keys(TABLE).map(operationKey))
    expect([...said].toSorted()).toEqual([...operations.keys()].toSorted())
  })

  it('matches the written table', async () => {
    await expect(await renderTable()).toMatchFileSnapshot('./who-may-do-what.md')
  })

  it('holds for reads: nobody sees another person’s data', async () => {
    const found = await observe(TABLE, 'reads', () => shared, isReader)
    expect(found).toEqual(expectedOf(TABLE, 'reads', isReader))
  })

  it('holds for refused writes, which change nothing', async () => {
    const before = await digestAtRest(site, LEFT_OUT)
    const found = await observe(TABLE, 'writes', () => shared, isRefused)
    expect.soft(found).toEqual(expectedOf(TABLE, 'writes', isRefused))
    expect(await digestTables(site, LEFT_OUT)).toEqual(before)
  })

  it('is checked before the input is validated', async () => {
    const others: object[] = []
    for (const [key, line] of linesOf(TABLE, 'writes')) {
      if (!/^[A-Z]+ \//.test(key) || BY_THEIR_INPUT.test(key)) continue
      for (const by of CALLERS.filter((one) => line.expected[one] === '403')) {
        const { body, ...input } = await line.input(shared, by)
        const operation = operations.get(key)
        if (!operation || body === undefined) continue
        const answer = await operation.ask(askers[by], { ...input, body: {} })
        const word = wordOf(answer, by, people)
        if (word !== '403') others.push({ key, by, word })
      }
    }
    expect(others).toEqual([])
  })

  it('holds for a university’s records as it does for a donor’s', async () => {
    const universal = whereUniversityOwns(people)
    const theirs = makeRecords(site, universal)
    // A fund shows what the students sent who were awarded out of it.
    await theirs.enrollmentSent()
    const lines = {
      ...listingLines,
      ...submissionLines,
      ...fundLines,
      ...contentLines,
      ...metricsLines,
      ...apiKeyLines,
      ...webhookLines,
      ...partnerExportLines,
    }
    const columns = ['owner', 'donor', 'university'] as const
    const others: object[] = []
    for (const [key, line] of [...linesOf(lines, 'reads'), ...linesOf(lines, 'writes')]) {
      for (const by of someColumnsOf(line, columns)) {
        const isShared =
          operations.get(operationKey(key))?.isWrite === false || isTurnedAway(line, by)
        const records = isShared ? theirs : makeRecords(site, universal)
        const word = await ask(key, by, records)
        const meant = OTHERWISE[`${key} ${by}`] ?? line.expected[by]
        if (word !== meant) others.push({ key, by, word, meant })
      }
    }
    expect(others).toEqual([])
  })

  it('holds for the owner of an unverified organization', async () => {
    const unverified = whereNobodyVerified(people)
    const found: Record<string, string> = {}
    for (const key of Object.keys(UNVERIFIED)) {
      found[key] = await ask(key, 'owner', makeRecords(site, unverified))
    }
    expect(found).toEqual(UNVERIFIED)
  })

  // Identity's lines come last, because some of them end sessions and memberships.
  it.each(Object.keys(SERVICES))('holds for allowed writes to %s', async (service) => {
    const lines = SERVICES[service] ?? {}
    // Each has records of its own: some writes leave nothing behind to write to.
    const found = await observe(
      lines,
      'writes',
      () => makeRecords(site, people),
      isLetThrough,
    )
    expect(found).toEqual(expectedOf(lines, 'writes', isLetThrough))
  })
})

/**
 * The donor still sees who belongs to its own organization, which has spotlights too, although the table counts it
 * as a stranger here.
 */
const OTHERWISE: Record<string, string> = { 'Query.spotlights university': 'all' }

/**
 * Refused because of the record or the person that the input names, whoever the caller is: a second line, a writer's
 * own text, a token.
 */
const BY_THEIR_INPUT = /\(|^PATCH \/api\/(posts|replies)\/|\/invitations\/accept$/

/**
 * Tables that the platform writes by itself meanwhile: a session and its device record the last request, an
 * incomplete copy is requested again every three minutes, and students are matched again.
 */
const LEFT_OUT = [
  'identity.sessions',
  'identity.known_devices',
  'ai-workers.outbox',
  'ai-workers.match_runs',
  'ai-workers.match_watches',
]

function linesOf(lines: Lines, kind: 'reads' | 'writes') {
  return Object.entries(lines).filter(
    ([key]) => operations.get(operationKey(key))?.isWrite === (kind === 'writes'),
  )
}

function expectedOf(lines: Lines, kind: 'reads' | 'writes', isMeant: IsMeant) {
  return Object.fromEntries(
    linesOf(lines, kind).map(([key, line]) => [key, wordsOf(line, isMeant).join(' ')]),
  )
}

/** What everybody actually gets; one call after the other, so that none waits too long for an answer. */
async function observe(
  lines: Lines,
  kind: 'reads' | 'writes',
  recordsFor: () => Records,
  isMeant: IsMeant,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [key, line] of linesOf(lines, kind)) {
    const words: string[] = []
    for (const by of CALLERS)
      words.push(isMeant(line, by) ? await ask(key, by, recordsFor()) : '-')
    found[key] = words.join(' ')
  }
  return found
}

async function ask(key: string, by: CallerName, records: Records): Promise<string> {
  const line = TABLE[key]
  const operation = operations.get(operationKey(key))
  if (!line || !operation) throw new Error(`There is no ${key}`)
  const input = await line.input(records, by)
  return wordOf(await operation.ask(await askerOf(by, records), input), by, records.people)
}

async function askerOf(by: CallerName, { people: ours }: Records): Promise<Asker> {
  if (!hasAccount(by) || ours[by] === people[by]) return askers[by]
  return { person: ours[by], viewer: await viewerOf(site, ours[by]) }
}
