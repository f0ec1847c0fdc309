import { fixedClock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCreateImport } from '../src/ingestion/listing-import/create-import.ts'
import { makeResumeWork } from '../src/ingestion/recovery/resume-work.ts'
import {
  NOW,
  type RunningCatalog,
  admin,
  member,
  startCatalog,
  student,
  visitor,
} from './_app.ts'

import { DESCRIPTION, csv, importing, line, ownerOf, rowsOf } from './_importing.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
}, 60_000)
afterAll(() => catalog?.stop())

const { send, read, upload, confirm, undo, apply, seen, importAll, ownedBy } = importing(
  () => catalog,
)

/** As if as many more had been uploaded at the same time. */
async function copyImport(id: string, times: number) {
  await catalog.postgres.pool.query(
    `insert into listing_imports select (i).* from (
      select jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid())) as i
      from listing_imports i, generate_series(1, $2) where id = $1) copies`,
    [id, times],
  )
}

/** Transactions that stand in a queue for something that has a name only. */
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
    for (const text of ['', 'Colour\nred\n', 'Title,Name\nA,B\n']) {
      expect(await upload(member(), text)).toMatchObject({
        __typename: 'ValidationFailed',
        errors: [{ path: ['file'] }],
      })
    }
  })

  it('is refused when an organisation has uploaded thirty within the hour', async () => {
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

  it('of one moment is counted with the others', async () => {
    const caller = member()
    const made = await upload(caller, csv(line('A1', 'Alpha')))
    await copyImport(made.listingImport.id, 28)
    const input = { contentBase64: Buffer.from(csv(line('A2', 'Beta'))).toString('base64') }
    const create = (unitOfWork: RunningCatalog['unitOfWork']) =>
      makeCreateImport({ unitOfWork, clock: fixedClock(NOW), newId })(caller.viewer, input)
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

describe('a confirmed import', () => {
  it('writes drafts once, however often it is confirmed and its job runs', async () => {
    const caller = member()
    const two = csv(line('B1', 'Bridge'), line('B2', 'Bay'), line('B3', 'Bay'))
    const made = await upload(caller, two)
    const { id } = made.listingImport
    await confirm(caller, id)
    await Promise.all([apply(id), apply(id)])
    await confirm(caller, id)
    await apply(id)
    expect(await ownedBy(caller)).toMatchObject([
      { title: 'Bay', status: 'draft', version: 1 },
      { title: 'Bay', status: 'draft', version: 1 },
      { title: 'Bridge', status: 'draft', version: 1 },
    ])
    expect(await seen(caller, id)).toMatchObject({
      status: 'APPLIED',
      undoableUntil: '2026-12-21T12:00:00.000Z',
    })
    const events = await catalog.outboxEvents()
    const told = events.filter(({ body }) => body.data['ownerId'] === ownerOf(caller))
    expect(told).toHaveLength(3)
  })

  it('goes on where a worker that was killed had stopped', async () => {
    const caller = member()
    const rows = Array.from({ length: 120 }, (_, n) => line(`R${n}`, `Row ${n}`))
    const made = await upload(caller, csv(...rows))
    const { id } = made.listingImport
    await confirm(caller, id)
    let batches = 0
    const dying: typeof catalog.unitOfWork = (work) =>
      catalog.unitOfWork(async (tx) => {
        const answer = await work(tx)
        batches += 1
        if (batches === 2) throw new Error('killed before the batch was kept')
        return answer
      })
    await expect(apply(id, dying)).rejects.toThrow('killed')
    expect(await seen(caller, id)).toMatchObject({ status: 'APPLYING', waitingCount: 70 })
    await apply(id)
    expect(await seen(caller, id)).toMatchObject({ status: 'APPLIED', waitingCount: 0 })
    const owned = await ownedBy(caller)
    expect(new Set(owned.map(({ title }) => title)).size).toBe(120)
    expect(owned).toHaveLength(120)
  })

  it('writes all rows but the one that the database refuses, and says why', async () => {
    await catalog.postgres.pool.query(`
      create function refuse_poison() returns trigger language plpgsql as $$
      begin raise exception 'no room for %', new.title; end $$;
      create trigger refuse_poison before insert on scholarships for each row
      when (new.title = 'Poison') execute function refuse_poison()`)
    const caller = member()
    const lines = [line('P1', 'Before'), line('P2', 'Poison'), line('P3', 'Behind')]
    const found = await importAll(caller, csv(...lines))
    expect(found).toMatchObject({ status: 'APPLIED', waitingCount: 0, refusedCount: 1 })
    expect(rowsOf(found).map(({ state }) => state)).toEqual(['DONE', 'FAILED', 'DONE'])
    expect(rowsOf(found)[1]?.faults).toEqual([
      { column: '', message: 'This row could not be saved: no room for Poison' },
    ])
    expect(await ownedBy(caller)).toMatchObject([
      { title: 'Before', version: 1 },
      { title: 'Behind', version: 1 },
    ])
  })

  it('writes two rows that are about one award by the time that they are written', async () => {
    const caller = member()
    const rows = csv(line('T1', 'Twice', '3000'), line('', 'Twice', '4000'))
    const made = await upload(caller, rows)
    await importAll(caller, csv(line('T1', 'Twice')))
    await confirm(caller, made.listingImport.id)
    await apply(made.listingImport.id)
    expect(await ownedBy(caller)).toMatchObject([{ title: 'Twice', amount: '4000.00' }])
    expect(await seen(caller, made.listingImport.id)).toMatchObject({ status: 'APPLIED' })
  })

  it('publishes where the organisation may and the row is complete', async () => {
    const caller = member()
    const text = csv(line('C1', 'Complete'), line('C2', 'Lacking', '2500', ''))
    await importAll(caller, text, true)
    expect(await ownedBy(caller)).toMatchObject([
      { title: 'Complete', status: 'published' },
      { title: 'Lacking', status: 'draft' },
    ])
    const unverified = member({ isVerified: false })
    const made = await upload(unverified, text)
    expect(await confirm(unverified, made.listingImport.id, true)).toMatchObject({
      __typename: 'Forbidden',
    })
    expect(await ownedBy(unverified)).toEqual([])
  })

  it('keeps what a red flag holds back a draft, for an administrator to look at', async () => {
    const caller = member()
    const row = line('D1', 'Prize').replace(
      DESCRIPTION,
      `${DESCRIPTION} Winners are drawn at random.`,
    )
    const found = await importAll(caller, csv(row), true)
    expect(await ownedBy(caller)).toMatchObject([{ title: 'Prize', status: 'draft' }])
    expect(rowsOf(found)[0]?.draftReasons[0]?.message).toContain('drawn at random')
  })

  it('changes what changed and nothing when the same file comes again', async () => {
    const caller = member()
    await importAll(caller, csv(line('E1', 'East'), line('E2', 'West')))
    const before = await ownedBy(caller)
    const again = await importAll(caller, csv(line('E1', 'East'), line('E2', 'West')))
    expect(again).toMatchObject({ newCount: 0, changedCount: 0, unchangedCount: 2 })
    expect(await ownedBy(caller)).toEqual(before)
    const more = await importAll(
      caller,
      csv(line('E1', 'East', '3000'), line('E2', 'West')),
    )
    expect(more).toMatchObject({ changedCount: 1, unchangedCount: 1 })
    expect(await ownedBy(caller)).toMatchObject([
      { title: 'East', amount: '3000.00', version: 2 },
      { title: 'West', version: 1 },
    ])
  })

  it('knows a row without reference by its title and deadline, by whoever it was made', async () => {
    const caller = member()
    const plain = 'Title,Deadline,Amount,Award type\nSolo Award,2027-05-01,500,one-time\n'
    await importAll(caller, plain)
    expect(await importAll(caller, plain)).toMatchObject({ unchangedCount: 1, newCount: 0 })
    expect(await ownedBy(caller)).toHaveLength(1)
  })
})

describe('whose an import is', () => {
  it('is told to nobody else', async () => {
    const caller = member()
    const made = await upload(caller, csv(line('I1', 'Island')))
    const { id } = made.listingImport
    const other = member()
    expect(await seen(other, id)).toBeNull()
    expect(await confirm(other, id)).toMatchObject({ __typename: 'NotFound' })
    expect(await undo(other, id)).toMatchObject({ __typename: 'NotFound' })
    expect(await seen(student(), id)).toBeNull()
    expect(await upload(student(), csv(line('I1', 'Island')))).toMatchObject({
      __typename: 'Forbidden',
    })
    expect(await upload(visitor(), 'Title\nA\n')).toMatchObject({
      __typename: 'NotSignedIn',
    })
    expect(await confirm(visitor(), id)).toMatchObject({ __typename: 'NotSignedIn' })
    const reader = member({ organizationId: ownerOf(caller) ?? '', role: 'reader' })
    expect(await seen(reader, id)).toBeNull()
    expect(await confirm(reader, id)).toMatchObject({ __typename: 'Forbidden' })
    const colleague = member({ organizationId: ownerOf(caller) ?? '', role: 'owner' })
    expect(await seen(colleague, id)).toMatchObject({ status: 'READY' })
  })

  it('takes one organisation’s references for nobody else’s', async () => {
    const text = csv(line('J1', 'Joint'))
    const one = member()
    await importAll(one, text)
    expect(await importAll(member(), text)).toMatchObject({ newCount: 1 })
    expect(await ownedBy(one)).toHaveLength(1)
  })

  it('lets an administrator import for the platform', async () => {
    const found = await importAll(admin(), csv(line('K1', 'Keystone')))
    const [row] = rowsOf(found)
    const record = await catalog.stores.scholarships.find(row?.scholarshipId ?? '')
    expect(record).toMatchObject({ ownerId: null, status: 'draft' })
    const { listingImports } = await catalog.ask(
      admin(),
      '{ listingImports { totalCount edges { node { fileName } } } }',
    )
    expect(listingImports).toEqual({
      totalCount: 1,
      edges: [{ node: { fileName: 'awards.csv' } }],
    })
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
