import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningCatalog, restVisitor, startCatalog } from './_app.ts'

const MIGRATION = new URL('../src/db/migrations/0023_more_fields.sql', import.meta.url)

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const foundBy = async () =>
  (
    await catalog.postgres.pool.query(
      'select id, field_kind, search_fields from scholarships order by id',
    )
  ).rows

const idsOf = async (fieldOfStudy: string[]) => {
  const { scholarships } = await catalog.ask(
    restVisitor(),
    `query ($fields: [String!]) { scholarships(first: 500, filter: { fieldOfStudy: $fields }) {
      edges { node { id fieldOfStudy } } } }`,
    { fields: fieldOfStudy },
  )
  return scholarships.edges.map(({ node }: Edge) => node)
}
type Edge = { node: { id: string; fieldOfStudy: string[] } }

it('nursing finds awards for health sciences, but not awards for medicine alone', async () => {
  const named = (await idsOf(['nursing'])).map(
    ({ fieldOfStudy }: Edge['node']) => fieldOfStudy,
  )
  const listed = named.filter((fields: string[]) => !fields.includes('All fields'))
  expect(listed.length).toBeGreaterThan(0)
  for (const fields of listed) expect(fields).toContain('Health Sciences')
})

const titles = async (query: string) => {
  const { scholarships } = await catalog.ask(
    restVisitor(),
    `query ($query: String) { scholarships(first: 500, filter: { query: $query }) {
      edges { node { title } } } }`,
    { query },
  )
  return scholarships.edges.map(({ node }: { node: { title: string } }) => node.title)
}

it('an award is not found by the name of a field that it excludes', async () => {
  expect(await titles('"nursing"')).not.toContain('Fulbright Thai Graduate Scholarship')
  // An award that asks more of one field is found by that field.
  expect(await titles('"MBA"')).toContainEqual(expect.stringMatching(/Fulbright.*Ph/))
})

it('listings from before the list grew are found by the fields that it has now', async () => {
  const now = await foundBy()
  expect(now.filter((row) => row.field_kind === 'listed').length).toBeGreaterThan(100)
  await catalog.postgres.pool.query(
    "update scholarships set search_fields = field_codes where field_kind = 'listed'",
  )
  expect(await foundBy()).not.toEqual(now)
  await catalog.postgres.pool.query(readFileSync(MIGRATION, 'utf8'))
  expect(await foundBy()).toEqual(now)
})
