import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningCatalog, member, startCatalog } from './_app.ts'
import { editing } from './_editing.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { create } = editing(() => catalog)

describe('two editors of one scholarship', () => {
  it('cannot overwrite changes they have not seen', async () => {
    const donor = member()
    const { scholarship } = await create(donor)
    const { id, version } = scholarship
    const save = async (amount: string, seen?: number) =>
      (
        await catalog.ask(
          donor,
          `mutation ($input: UpdateScholarshipInput!) { updateScholarship(input: $input) {
            __typename ... on ScholarshipSuccess { scholarship { version amountLabel } } } }`,
          { input: { id, version: seen, details: { amount } } },
        )
      ).updateScholarship
    expect(await save('4000', version)).toMatchObject({
      scholarship: { version: version + 1, amountLabel: 'US$4,000 once' },
    })
    expect(await save('5000', version)).toMatchObject({ __typename: 'Conflict' })
    expect(await save('5000', version + 1)).toMatchObject({
      scholarship: { amountLabel: 'US$5,000 once' },
    })
    expect(await save('6000')).toMatchObject({ __typename: 'ScholarshipSuccess' })
  })
})
