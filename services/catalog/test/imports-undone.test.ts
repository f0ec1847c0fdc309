import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningCatalog, member, startCatalog } from './_app.ts'
import { editing } from './_editing.ts'
import { DESCRIPTION, csv, importing, line, rowsOf } from './_importing.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { upload, undo, takeBack, seen, importAll, ownedBy } = importing(() => catalog)
const { update, step } = editing(() => catalog)

describe('undoing an import', () => {
  it('restores what was, archives what it made, and keeps what was edited since', async () => {
    const caller = member()
    await importAll(caller, csv(line('F1', 'First')))
    const changed = await importAll(
      caller,
      csv(line('F1', 'First', '9000'), line('F2', 'Fresh'), line('F3', 'Touched')),
    )
    const touched = rowsOf(changed).find(({ title }) => title === 'Touched')
    await update(caller, touched?.scholarshipId ?? '', { amount: '777' })
    expect((await undo(caller, changed.id)).listingImport.status).toBe('UNDOING')
    await Promise.all([takeBack(changed.id), takeBack(changed.id)])
    await takeBack(changed.id)
    const after = await seen(caller, changed.id)
    expect(after).toMatchObject({ status: 'UNDONE', undoneCount: 2, keptCount: 1 })
    const kept = rowsOf(after).filter(({ state }) => state === 'KEPT')
    expect(kept.map(({ title }) => title)).toEqual(['Touched'])
    expect(await ownedBy(caller)).toMatchObject([
      { title: 'First', amount: '2500.00', status: 'draft', version: 3 },
      { title: 'Fresh', status: 'archived' },
      { title: 'Touched', amount: '777.00', status: 'draft' },
    ])
    // The file can be imported again: the undone rows count as new.
    const again = await upload(caller, csv(line('F2', 'Fresh')))
    expect(again.listingImport).toMatchObject({ newCount: 1 })
  })

  it('goes on although a row can’t be undone, and ends once it can', async () => {
    const caller = member()
    const made = await importAll(caller, csv(line('S1', 'Stuck'), line('S2', 'Other')))
    const [stuck] = rowsOf(made)
    await undo(caller, made.id)
    const letGo = await stickRows(catalog.postgres.pool, {
      table: 'scholarships',
      when: `new.id = '${stuck?.scholarshipId}'`,
    })
    await expect(takeBack(made.id)).rejects.toThrow('Failed query')
    expect(await seen(caller, made.id)).toMatchObject({ status: 'UNDOING', undoneCount: 1 })
    await letGo()
    expect(await takeBack(made.id)).toEqual({ undone: 1 })
    expect(await seen(caller, made.id)).toMatchObject({ status: 'UNDONE', undoneCount: 2 })
  })

  it('closes what students could find, and keeps a draft that somebody has published', async () => {
    const caller = member()
    const shown = await importAll(caller, csv(line('G1', 'Grand')), true)
    const drafts = await importAll(caller, csv(line('G2', 'Great')))
    const [great] = rowsOf(drafts)
    await step('publish', caller, great?.scholarshipId ?? '')
    for (const { id } of [shown, drafts]) {
      await undo(caller, id)
      await takeBack(id)
    }
    expect(await ownedBy(caller)).toMatchObject([
      { title: 'Grand', status: 'archived', version: 3 },
      { title: 'Great', status: 'published' },
    ])
  })

  it('shows students nothing that the rules would have held back', async () => {
    const caller = member()
    const shown = await importAll(caller, csv(line('K1', 'Keel')), true)
    const id = rowsOf(shown)[0]?.scholarshipId ?? ''
    await step('close', caller, id)
    await update(caller, id, { description: 'You must pay a fee of $25 before you apply.' })
    const clean = await importAll(caller, csv(line('K1', 'Keel')))
    expect((await step('publish', caller, id)).scholarship.status).toBe('PUBLISHED')
    await undo(caller, clean.id)
    await takeBack(clean.id)
    expect(await seen(caller, clean.id)).toMatchObject({ keptCount: 1, undoneCount: 0 })
    const kept = await catalog.stores.scholarships.find(id)
    expect(kept).toMatchObject({ status: 'published', description: DESCRIPTION })
  })

  it('is refused before anything is written, and after thirty days', async () => {
    const caller = member()
    const made = await upload(caller, csv(line('H1', 'Hill')))
    expect(await undo(caller, made.listingImport.id)).toMatchObject({
      __typename: 'Conflict',
    })
    const old = await importAll(caller, csv(line('H1', 'Hill')))
    await catalog.postgres.pool.query(
      `update listing_imports set applied_at = applied_at - interval '31 days' where id = $1`,
      [old.id],
    )
    expect(await undo(caller, old.id)).toMatchObject({ __typename: 'Conflict' })
  })
})
