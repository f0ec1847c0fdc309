import { COUNTRIES } from '@landfall/reference/countries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningCatalog, restVisitor, startCatalog, student, visitor } from './_app.ts'

const FIND = `query ($filter: ScholarshipFilter, $first: Int = 500) {
  scholarships(filter: $filter, first: $first) {
    totalCount correctedQuery leftOut remainingQuery understood { kind value label }
    edges { highlights { field parts { text isMatch } } node { id title provider amountType fieldOfStudy } }
  }
}`
const SAVE = `mutation ($input: CreateSavedSearchInput!) {
  createSavedSearch(input: $input) { ... on SavedSearchSuccess { savedSearch {
    query fullTuition degreeLevel countries { code } fieldOfStudy { code } address matchCount
  } } }
}`

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const find = async (filter: object) =>
  (await catalog.ask(restVisitor(), FIND, { filter })).scholarships
/** Searches as the web client, which says what was left out. */
const findOnWeb = async (filter: object) =>
  (await catalog.ask(visitor(), FIND, { filter, first: 100 })).scholarships
const ids = ({ edges }: { edges: { node: { id: string } }[] }) =>
  edges.map(({ node }) => node.id).toSorted()

describe('a search in plain words', () => {
  it.each([
    ['full ride', { fullTuition: true }, ['Full tuition']],
    ['Nigeria', { countries: ['NG'] }, ['Nigeria']],
    ['scholarships for Nigerians', { countries: ['NG'] }, ['Nigeria']],
    [
      'PhD physics funding',
      { degreeLevel: ['phd'], fieldOfStudy: ['physics'] },
      ['PhD', 'Physics'],
    ],
    [
      'fully funded masters for Indian women',
      { fullTuition: true, degreeLevel: ['graduate'], countries: ['IN'], query: '"women"' },
      ['Full tuition', 'Graduate', 'India'],
    ],
    [
      'phd for african women',
      { degreeLevel: ['phd'], countries: ['Africa'], query: '"women"' },
      ['PhD', 'Africa'],
    ],
    [
      'mph',
      { degreeLevel: ['graduate'], fieldOfStudy: ['public-health'] },
      ['Graduate', 'Public Health'],
    ],
  ])('finds for "%s" what the filters %j find', async (query, filter, labels) => {
    const [found, filtered] = [await find({ query }), await find(filter)]
    expect(found.understood.map(({ label }: { label: string }) => label)).toEqual(labels)
    expect(found.totalCount).toBeGreaterThan(0)
    expect(ids(found)).toEqual(ids(filtered))
  })

  it('finds for the people of a region what is open to all countries', async () => {
    const { edges } = await find({ query: 'phd for african women' })
    const titles = edges.map(({ node }: Edge) => node.title)
    expect(titles).toContainEqual(expect.stringMatching(/Amelia Earhart/))
  })

  it.each([
    ['scholarship for african women phd no ielts', 'women', ['no ielts']],
    ['phd women quidditch', 'women', ['quidditch']],
    ['women quidditch', 'women', ['quidditch']],
    ['phd quidditch', null, ['quidditch']],
    ['phd women', 'women', []],
    ['quidditch broomstick', 'quidditch broomstick', []],
    ['"women" "quidditch"', '"women" "quidditch"', []],
  ])('finds for "%s" by %j and says that %j is left out', async (query, rest, leftOut) => {
    const found = await findOnWeb({ query })
    expect(found).toMatchObject({ remainingQuery: rest, leftOut })
    expect(found.totalCount > 0).toBe(!query.startsWith('quid') && !query.includes('"'))
  })

  it('leaves out no word when that could not be reported', async () => {
    const found = await find({ query: 'phd women quidditch' })
    expect(found).toMatchObject({ totalCount: 0, leftOut: [] })
  })

  it('leaves out no word because of a filter that was chosen by hand', async () => {
    const found = await findOnWeb({ query: 'women in engineering', maxAmount: '1' })
    expect(found).toMatchObject({ totalCount: 0, leftOut: [] })
  })

  it('takes a region for its countries', async () => {
    const africa = COUNTRIES.filter(({ region }) => region === 'Africa')
    const codes = africa.map(({ code }) => code)
    const [byName, byCodes] = [
      await find({ countries: ['africa'] }),
      await find({ countries: codes }),
    ]
    expect(byName.totalCount).toBeGreaterThan(0)
    expect(ids(byName)).toEqual(ids(byCodes))
  })

  it('reads a region where all that was chosen by hand lies in it', async () => {
    const found = await find({ query: 'african women', countries: ['KE', 'NG'] })
    expect(found.remainingQuery).toBe('women')
    const chosen = await find({ query: '"women"', countries: ['KE', 'NG'] })
    expect(ids(found)).toEqual(ids(chosen))
  })

  it('puts first what has the words, and marks them', async () => {
    const { edges } = await find({ query: 'PhD physics funding' })
    expect(edges[0].node.fieldOfStudy).toContain('Physics')
    const marked = edges
      .flatMap(({ highlights }: Edge) => highlights.flatMap(({ parts }) => parts))
      .filter(({ isMatch }: Part) => isMatch)
      .map(({ text }: Part) => text.toLowerCase())
    expect(marked).toContain('phd')
  })

  it('reads the correction of a misspelled word', async () => {
    const found = await find({ query: 'phd Indai' })
    expect(found.correctedQuery).toBe('india')
    expect(found.remainingQuery).toBeNull()
    expect(ids(found)).toEqual(ids(await find({ degreeLevel: ['phd'], countries: ['IN'] })))
  })

  it('leaves a word alone where another value was chosen by hand', async () => {
    const found = await find({ query: 'Nigeria PhD', countries: ['KE'] })
    expect(found.understood).toEqual([{ kind: 'degreeLevel', value: 'phd', label: 'PhD' }])
    expect(found.remainingQuery).toBe('Nigeria')
    const same = await find({ query: 'Nigeria PhD', countries: ['NG'] })
    expect(same.remainingQuery).toBeNull()
  })

  it.each([
    ['China Scholarship Council', /China Scholarship Council/],
    ['Graduate Women in Science', /Graduate Women in Science/],
    ['Two Sigma PhD Fellowship', /Two Sigma/],
    ['IEEE Women in Engineering', /IEEE/],
    ['Fulbright PhD', /Fulbright/],
  ])('takes "%s" for a name', async (query, name) => {
    const { understood, remainingQuery, edges } = await find({ query })
    expect({ understood, remainingQuery }).toEqual({
      understood: [],
      remainingQuery: query,
    })
    const names = edges.map(({ node }: Edge) => `${node.title} ${node.provider}`)
    expect(names).toContainEqual(expect.stringMatching(name))
  })

  it('searches for just the words that stand in quotes', async () => {
    const found = await find({ query: '"full" "ride"' })
    expect(found.understood).toEqual([])
    expect(found.remainingQuery).toBe('"full" "ride"')
  })
})

describe('a saved search in plain words', () => {
  it('keeps what was understood', async () => {
    const input = { name: 'Mine', query: 'full ride PhD for Nigerians in robotics' }
    const { createSavedSearch } = await catalog.ask(student(), SAVE, { input })
    const { matchCount, ...kept } = createSavedSearch.savedSearch
    expect(kept).toEqual({
      query: 'robotics',
      fullTuition: true,
      degreeLevel: ['PHD'],
      countries: [{ code: 'NG' }],
      fieldOfStudy: [],
      address: '/scholarships?query=robotics&degreeLevel=phd&countries=NG&fullTuition=true',
    })
    expect(matchCount).toBe((await find({ query: input.query })).totalCount)
  })
})

type Part = { text: string; isMatch: boolean }
type Edge = {
  node: { title: string; provider: string }
  highlights: { parts: Part[] }[]
}
