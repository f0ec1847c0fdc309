import { fixedClock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCreateImport } from '../src/ingestion/listing-import/create-import.ts'
import { asEditor } from '../src/record/scholarship/scholarship.policy.ts'
import { makeResumeWork } from '../src/ingestion/recovery/resume-work.ts'
import { NOW, type RunningCatalog, member, startCatalog } from './_app.ts'
import { csv, importing, line, ownerOf, rowsOf } from './_importing.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { send, read, upload, confirm, seen, importAll, ownedBy } = importing(() => catalog)

/** Copies an import, as if that many more had been uploaded at the same time. */
async function copyImport(id: string, times: number) {
  await catalog.postgres.pool.query(
    `insert into listing_imports select (i).* from (
      select jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid())) as i
      from listing_imports i, generate_series(1, $2) where id = $1) copies`,
    [id, times],
  )
}

/** How many transactions wait for a named lock. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await catalog.postgres.pool.query(`
    select count(*)::int as n from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`)
  return rows[0].n
}

describe('an upload', () => {
  it('shows what each row would do and writes nothing', async () => {
    const caller = member()
    const made = await upload(
      caller,
      csv(line('A1', 'Alpha'), line('A2', 'Beta', 'much'), line('A3', 'Gamma', '2500', '')),
    )
    expect(made.listingImport).toMatchObject({
      status: 'READY',
      newCount: 2,
      errorCount: 1,
      draftOnlyCount: 1,
    })
    const rows = rowsOf(made.listingImport)
    expect(rows[1]).toMatchObject({
      rowNumber: 3,
      outcome: 'ERROR',
      faults: [
        {
          column: 'Amount',
          message: 'Award amount must be a number such as 2500 or 2500.50',
        },
      ],
    })
    expect(rows[2]?.draftReasons).toEqual([
      { column: 'Application deadline', message: 'Application deadline is required' },
    ])
    expect(await ownedBy(caller)).toEqual([])
  })

  it('is refused when it is no list of scholarships', async () => {
    for (const text of ['', 'Color\nred\n', 'Title,Name\nA,B\n']) {
      expect(await upload(member(), text)).toMatchObject({
        __typename: 'ValidationFailed',
        errors: [{ path: ['file'] }],
      })
    }
  })

  it('is refused when its organization has uploaded thirty within the hour', async () => {
    const caller = member()
    const made = await upload(caller, csv(line('A1', 'Alpha')))
    await copyImport(made.listingImport.id, 29)
    const answer = await upload(caller, csv(line('A2', 'Beta')))
    expect(answer).toMatchObject({
      __typename: 'TooManyRequests',
      message: expect.stringContaining('30 files an hour'),
    })
    expect((await upload(member(), csv(line('A2', 'Beta')))).__typename).toBe(
      'ListingImportSuccess',
    )
  })

  it('is kept at once and read by its job, however often that runs', async () => {
    const caller = member()
    const made = await send(caller, csv(line('A1', 'Alpha'), line('A2', 'Beta')))
    const { id } = made.listingImport
    expect(made.listingImport).toMatchObject({ status: 'READING', newCount: 0 })
    await makeResumeWork(catalog)()
    const events = await catalog.postgres.pool.query(
      `select body->>'key' as key from outbox
       where name = 'catalog-imports/read-listing-import' and body->'payload'->>'importId' = $1`,
      [id],
    )
    // Once for the upload, and once because the job may have been lost.
    expect(events.rows).toEqual([{ key: `read ${id}` }, { key: `read ${id}` }])
    expect(await confirm(caller, id)).toMatchObject({ __typename: 'Conflict' })
    const both = await Promise.all([read(id), read(id)])
    expect(both.map((one) => one.read).toSorted()).toEqual([0, 2])
    expect(await read(id)).toEqual({ read: 0 })
    expect(await seen(caller, id)).toMatchObject({ status: 'READY', newCount: 2 })
    expect(await catalog.stores.listingImports.fileOf(id)).toBeNull()
  })

  it('at the same moment as others counts with them', async () => {
    const caller = member()
    const made = await upload(caller, csv(line('A1', 'Alpha')))
    await copyImport(made.listingImport.id, 28)
    const editor = asEditor(caller.viewer)
    if (!editor.ok) throw new Error(editor.error.message)
    const content = Buffer.from(csv(line('A2', 'Beta')))
    const input = { organizationId: null, fileName: 'more.csv', content }
    const create = (unitOfWork: RunningCatalog['unitOfWork']) =>
      makeCreateImport({ unitOfWork, clock: fixedClock(NOW), newId })(editor.value, input)
    let second: ReturnType<typeof create> | undefined
    const first = await create((work) =>
      catalog.unitOfWork(async (tx) => {
        const answer = await work(tx)
        second ??= create(catalog.unitOfWork)
        await eventually(async () => expect(await waitingForLocks()).toBe(1))
        return answer
      }),
    )
    expect(first.ok).toBe(true)
    expect(await second).toMatchObject({ error: { __typename: 'TooManyRequests' } })
  })

  it('names the second row of the same award', async () => {
    const made = await upload(member(), csv(line('A1', 'Alpha'), line('a1', 'Alpha again')))
    expect(rowsOf(made.listingImport)[1]?.faults).toEqual([
      { column: '', message: 'This is the same scholarship as in row 2' },
    ])
  })

  it('knows the same award by its reference and by its title', async () => {
    const caller = member()
    await importAll(caller, csv(line('B1', 'Beta')))
    const made = await upload(caller, csv(line('B1', 'Beta', '3000'), line('', 'Beta')))
    expect(rowsOf(made.listingImport)[1]?.faults).toEqual([
      { column: '', message: 'This is the same scholarship as in row 2' },
    ])
  })

  it('ties an award to a university by its IPEDS unit id', async () => {
    const { rows } = await catalog.postgres.pool.query(
      'select id, unitid from universities where unitid is not null limit 1',
    )
    const text = `Title,University\nTied,${rows[0].unitid}\nLost,999999999\n`
    const caller = member()
    const found = await importAll(caller, text)
    const [tied, lost] = rowsOf(found)
    expect(lost?.faults[0]?.column).toBe('University')
    const record = await catalog.stores.scholarships.find(tied?.scholarshipId ?? '')
    expect(record?.universityId).toBe(rows[0].id)
  })
})

it('lists uploads of one moment page by page, each once', async () => {
  const owner = member()
  for (let n = 0; n < 3; n += 1) await upload(owner, csv(line(`T-${n}`, `Tied ${n}`)))
  const seen: string[] = []
  for (let after: string | null = null, goesOn = true; goesOn;) {
    const { listingImports } = await catalog.ask(
      owner,
      `query ($of: ID, $after: String) { listingImports(organizationId: $of, first: 1, after: $after) {
        edges { node { id } } pageInfo { hasNextPage endCursor } } }`,
      { of: ownerOf(owner), after },
    )
    seen.push(...listingImports.edges.map(({ node }: { node: { id: string } }) => node.id))
    after = listingImports.pageInfo.endCursor
    goesOn = listingImports.pageInfo.hasNextPage
  }
  expect(new Set(seen).size).toBe(3)
})
