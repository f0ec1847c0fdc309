import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
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
})
afterAll(() => catalog?.stop())

const { upload, confirm, undo, apply, seen, importAll, ownedBy } = importing(() => catalog)

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
    const published = events.filter(({ body }) => body.data['ownerId'] === ownerOf(caller))
    expect(published).toHaveLength(3)
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

  it('writes two rows that mean one award by the time that they are written', async () => {
    const caller = member()
    const rows = csv(line('T1', 'Twice', '3000'), line('', 'Twice', '4000'))
    const made = await upload(caller, rows)
    await importAll(caller, csv(line('T1', 'Twice')))
    await confirm(caller, made.listingImport.id)
    await apply(made.listingImport.id)
    expect(await ownedBy(caller)).toMatchObject([{ title: 'Twice', amount: '4000.00' }])
    expect(await seen(caller, made.listingImport.id)).toMatchObject({ status: 'APPLIED' })
  })

  it('publishes where the organization may and the row is complete', async () => {
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

  it('reads rules of requirements, with errors for each row', async () => {
    const caller = member()
    const rows = csv(
      `${line('R1', 'Rules')},"age-max: 30; fact: geoscience-student"`,
      `${line('R2', 'Faults')},age-max: young; fact: shoe-size`,
      `${line('R3', 'Unknown')},fact: shoe-size`,
    ).replace('Countries\n', 'Countries,Requirement rules\n')
    const made = await upload(caller, rows)
    expect(rowsOf(made.listingImport).map(({ faults }) => faults)).toEqual([
      [],
      [
        {
          column: 'Requirement rules',
          message: 'Requirement 1: Age must be a whole number from 0 to 120',
        },
      ],
      [
        {
          column: 'Requirement rules',
          message: 'Requirement 1: “shoe-size” is not one of the shared questions',
        },
      ],
    ])
    const done = await importAll(caller, rows, true)
    const scholarshipId = rowsOf(done)[0]?.scholarshipId
    const { scholarship } = await catalog.ask(
      caller,
      'query ($id: ID!) { scholarship(id: $id) { requirements { text decidedBy } } }',
      { id: scholarshipId },
    )
    expect(scholarship.requirements).toEqual([
      { text: 'You may be at most 30 years old.', decidedBy: 'PROFILE' },
      expect.objectContaining({ decidedBy: 'QUESTION' }),
      { text: 'Enrolled full time', decidedBy: 'PROVIDER' },
    ])
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

  it('recognizes a row without a reference by its title and deadline, whoever made it', async () => {
    const caller = member()
    const plain = 'Title,Deadline,Amount,Award type\nSolo Award,2027-05-01,500,one-time\n'
    await importAll(caller, plain)
    expect(await importAll(caller, plain)).toMatchObject({ unchangedCount: 1, newCount: 0 })
    expect(await ownedBy(caller)).toHaveLength(1)
  })
})

describe('ownership of an import', () => {
  it('hides it from everybody else', async () => {
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

  it('keeps one organization’s references from standing for another’s', async () => {
    const text = csv(line('J1', 'Joint'))
    const one = member()
    await importAll(one, text)
    expect(await importAll(member(), text)).toMatchObject({ newCount: 1 })
    expect(await ownedBy(one)).toHaveLength(1)
  })

  it('may be the platform’s, when an administrator imports', async () => {
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
