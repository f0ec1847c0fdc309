import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningCatalog, admin, startCatalog, student, visitor } from './_app.ts'

const SAVE = `mutation ($input: SaveSourceInput!) { saveSource(input: $input) { __typename
  ... on SourceSuccess { source { id key name kind mapping isEnabled newListings minIntervalMs } }
  ... on ValidationFailed { errors { path message } } } }`

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const save = async (input: object, who = admin()) =>
  (await catalog.ask(who, SAVE, { input })).saveSource

it('the service knows the public sources, and reads none until somebody enables it', async () => {
  const { sources } = await catalog.ask(
    admin(),
    '{ sources { key isEnabled isStale target } }',
  )
  expect(sources).toEqual([
    { key: 'careeronestop', isEnabled: false, isStale: false, target: 'SCHOLARSHIPS' },
    { key: 'college-scorecard', isEnabled: false, isStale: false, target: 'UNIVERSITIES' },
    { key: 'educationusa', isEnabled: false, isStale: false, target: 'SCHOLARSHIPS' },
    { key: 'ipeds', isEnabled: false, isStale: false, target: 'UNIVERSITIES' },
  ])
})

it('only admins see sources and runs', async () => {
  for (const query of [
    '{ sources { id } }',
    '{ syncRuns { totalCount } }',
    '{ listingMerges { totalCount } }',
  ]) {
    await expect(catalog.ask(student(), query)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(catalog.ask(visitor(), query)).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  }
  expect((await save({ name: 'X' }, student())).__typename).toBe('Forbidden')
  expect((await save({ name: 'X' }, visitor())).__typename).toBe('NotSignedIn')
  const { latestSync } = await catalog.ask(
    visitor(),
    '{ latestSync { faults heldReason from { id } } }',
  )
  expect(latestSync).toEqual({ faults: [], heldReason: null, from: null })
})

it('an admin adds a source, changes only what is given, and cannot take the name of another', async () => {
  const given = {
    name: 'Harbour list',
    kind: 'json',
    urls: ['https://example.org/list.json'],
    mapping:
      '{"rows":"items","id":"id","fields":{"title":"name","provider":{"constant":"Harbour"}}}',
  }
  const { source } = await save(given)
  expect(source).toMatchObject({
    key: 'harbour-list',
    kind: 'JSON',
    isEnabled: false,
    newListings: 'DRAFT',
  })
  const changed = await save({ id: source.id, isEnabled: true })
  expect(changed.source).toEqual({ ...source, isEnabled: true })
  expect((await save(given)).__typename).toBe('Conflict')
  for (const id of ['nobody', '00000000-0000-4000-8000-000000000000']) {
    expect((await save({ id, name: 'X' })).__typename).toBe('NotFound')
  }
})

it('a caller who is no admin learns nothing of their input, and an admin learns what is missing', async () => {
  const kept = `... on NotFound { message }`
  const mutations = [
    `saveSource(input: { id: "nobody", mapping: "{" }) { __typename ${kept} }`,
    `startSync(input: { sourceId: "nobody" }) { __typename ${kept} }`,
    `decideSyncRun(input: { runId: "nobody", decision: APPROVE }) { __typename ${kept} }`,
    `decideListingMerge(input: { id: "nobody", decision: UNDO }) { __typename ${kept} }`,
  ]
  const answersTo = async (who: ReturnType<typeof admin>, sent = mutations) => {
    const answers = await Promise.all(
      sent.map((mutation) => catalog.ask(who, `mutation { ${mutation} }`)),
    )
    return answers.flatMap((answer) => Object.values(answer))
  }
  const of = (name: string) => mutations.map(() => ({ __typename: name }))
  expect(await answersTo(visitor())).toEqual(of('NotSignedIn'))
  expect(await answersTo(student())).toEqual(of('Forbidden'))
  const readable = mutations.map((one) => one.replace(', mapping: "{"', ''))
  expect(await answersTo(admin(), readable)).toEqual([
    { __typename: 'NotFound', message: 'This source was not found.' },
    { __typename: 'NotFound', message: 'This source was not found.' },
    { __typename: 'NotFound', message: 'This run was not found.' },
    { __typename: 'NotFound', message: 'This pair of listings was not found.' },
  ])
})

it.each([
  [{ name: '' }, 'name', 'Please enter a name'],
  [{ urls: ['file:///etc/passwd'] }, 'urls', 'Please enter web addresses, one per line'],
  [{ mapping: null }, 'mapping', 'This kind of source needs a mapping'],
  [{ mapping: '{' }, 'mapping', 'This is not JSON'],
  [
    { mapping: '{"fields":{"title":{"path":"a","transforms":["eval"]}}}' },
    'mapping',
    'title',
  ],
  [{ keyName: 'DATABASE_URL' }, 'keyName', 'must start with SOURCE_KEY_'],
  [{ minIntervalMs: 0 }, 'minIntervalMs', 'must be at least 100 ms'],
])('the form refuses %j by the name of the field', async (wrong, field, message) => {
  const right = {
    name: 'Another list',
    kind: 'csv',
    urls: ['https://example.org/list.csv'],
    mapping: '{"fields":{"title":"Name"}}',
  }
  const { errors } = await save({ ...right, ...wrong })
  expect(errors[0].path[0]).toBe(field)
  expect(errors[0].message).toContain(message)
})
