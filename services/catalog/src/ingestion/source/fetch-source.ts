import type { SafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import type { Facts } from '../../record/fact/fact.ts'
import type { SeenPage, SyncRun } from '../sync-run/sync-run.ts'
import { ADAPTERS } from './adapters/adapters.ts'
import type { Adapter, Item } from './adapters/adapter.ts'
import type { HostPace } from './host-pace.ts'
import { type KeyOrigins, foreignAddress, originsName } from './key-origins.ts'
import { type FetchLimits, type Validators, makePageFetcher } from './page-fetcher.ts'
import { type Source, targetOf } from './source.ts'
import { stageRows } from './stage-rows.ts'
import type { SourceTx } from './source-stores.ts'

export type FetchDeps = {
  fetch: SafeFetch
  userAgent: string
  pace: HostPace
  /** Keys of sources by the name of their variable. */
  sourceKeys: Readonly<Record<string, string>>
  /** Where each key may be sent. */
  keyOrigins: KeyOrigins
  limits: Pick<FetchLimits, 'timeoutMs' | 'tries' | 'retryBaseMs'>
}

/** Stages rows of a run; each call is one transaction. */
export type StageWriter = <T>(work: (stores: SourceTx) => Promise<T>) => Promise<T>

export type Fetched = { pages: SeenPage[]; notModified: number; faults: string[] }

type Known = {
  /** The pages that were last applied. */
  pages: ReadonlyMap<string, Validators>
  /** The run that staged their rows. */
  runId: string | null
  /** The questions that awards share. */
  facts: Facts
}

const MAX_FAULTS = 20

/**
 * Fetches a source and stages its rows. A page that fails leaves a fault and the others go on.
 */
export async function fetchSource(
  source: Source,
  run: SyncRun,
  known: Known,
  write: StageWriter,
  deps: FetchDeps,
): Promise<Fetched> {
  const adapter = ADAPTERS[source.kind]
  const pages = makePageFetcher({
    fetch: deps.fetch,
    pace: deps.pace,
    userAgent: deps.userAgent,
    limits: {
      ...deps.limits,
      minIntervalMs: source.minIntervalMs,
      maxBytes: source.maxBytes,
    },
    obeysRobots: adapter.needsKey !== true,
    known: known.runId === null ? new Map() : known.pages,
  })
  const result: Fetched = { pages: [], notModified: 0, faults: [] }
  const unchanged: string[] = []
  let position = 0
  const nextPosition = () => (position += 1)
  const items = itemsOf(source, adapter, pages, deps)
  const mapping = source.mapping ?? adapter.mapping ?? { fields: {} }
  const shape = { mapping, target: targetOf(source.kind), facts: known.facts }
  for await (const batch of stageRows(items, shape, nextPosition)) {
    const from = position + 1
    const carried = await write(async ({ syncRows }) => {
      await syncRows.addGood(run.id, batch.good)
      await syncRows.addBad(run.id, batch.bad)
      return batch.unchangedPage === null || known.runId === null
        ? 0
        : syncRows.carryOver(known.runId, run.id, batch.unchangedPage, from)
    })
    position += carried
    if (batch.unchangedPage !== null) unchanged.push(batch.unchangedPage)
    if (batch.fault !== null && result.faults.length < MAX_FAULTS)
      result.faults.push(batch.fault)
  }
  const still = unchanged.map((url) => [url, known.pages.get(url)] as const)
  result.notModified = unchanged.length
  result.pages = [...pages.seen, ...still].map(([url, validators]) => ({
    url,
    etag: validators?.etag ?? null,
    lastModified: validators?.lastModified ?? null,
  }))
  return result
}

async function* itemsOf(
  source: Source,
  adapter: Adapter,
  pages: ReturnType<typeof makePageFetcher>,
  { sourceKeys, keyOrigins }: Pick<FetchDeps, 'sourceKeys' | 'keyOrigins'>,
): AsyncIterable<Item> {
  const { keyName } = source
  const apiKey = keyName === null ? null : (sourceKeys[keyName] ?? null)
  const [page = ''] = source.urls
  if (apiKey === null && (adapter.needsKey || keyName !== null)) {
    const name = keyName ?? 'a key'
    return yield { kind: 'fault', page, reason: `${name} is not set in the environment` }
  }
  const foreign =
    keyName === null ? null : foreignAddress({ keyName, urls: source.urls }, keyOrigins)
  if (keyName !== null && foreign !== null) {
    const reason = `${keyName} is not sent here: ${originsName(keyName)} does not list this origin`
    return yield { kind: 'fault', page: foreign, reason }
  }
  if (
    adapter.mapping === null &&
    source.mapping === null &&
    targetOf(source.kind) === 'scholarships'
  ) {
    return yield { kind: 'fault', page, reason: 'the source has no mapping' }
  }
  const { urls, mapping, maxBytes } = source
  yield* adapter.read(
    { urls, mapping: mapping ?? adapter.mapping, apiKey, maxBytes },
    pages,
  )
}
