import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse, visit, type SelectionSetNode } from 'graphql'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../src')

/** The queries that ask only for the beginning of a list, and why nobody misses the rest. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  ComparePage: 'asks for four by their ids',
  HomeVerdicts: 'asks for twenty by their ids',
  UseUniversityNames: 'asks for ten by their ids',
  ScholarshipChoice_Search: 'the best of what was typed',
  UseUniversitySearch: 'the best of what was typed',
  ScholarshipChoice_Saved: 'a start for a field that searches them all',
  OverviewPage: 'six as an example, above the way to all',
  PlatformStatus_Sync: 'the newest one',
  HomeSessionRequests:
    'what waits is to come, so among the latest; the mentoring page has all',
  HomeSessions: 'those to come are among the latest; the mentoring page has all',
  HomeEssayRequests: 'what waits is of the last two days; the list of essays has all',
  SuggestedMentors_Wanted: 'enough to suggest by; the mentors page has all',
  FeaturedStories: 'the newest ones, to put one forward',
  SpotlightList: 'the one in front of the others, which are read in pages',
  TestimonialList: 'the ones in front of the others, which are read in pages',
  LandingStories: 'the newest one of each, beside the way to all',
  UniversityPage: 'nearly as many as one operation may cost; no university has more',
  UniversityPage_SavedAwards: 'what is saved, beside the awards of the university',
}

it('no list is cut without a word: a query of one asks whether there is more, or how many there are', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !file.startsWith('gql/') && !file.includes('.test.'))
    .flatMap((file) => documentsOf(readFileSync(join(src, file), 'utf8')))
    .flatMap(cutLists)
  expect(found.filter((name) => !(name in BEGINNINGS))).toEqual([])
})

const list = (more: string) =>
  `query Q { review { applications(first: 100) { edges { node { id } } ${more} } } }`

it('sees a list that is cut, however deep it stands', () => {
  expect(cutLists(list(''))).toEqual(['Q'])
  expect(cutLists(list('pageInfo { endCursor }'))).toEqual(['Q'])
  expect(cutLists(list('pageInfo { hasNextPage }'))).toEqual([])
  expect(cutLists(list('totalCount'))).toEqual([])
})

/** The documents of one file: in calls of `graphql`, and as plain text. */
function documentsOf(text: string): string[] {
  return [...text.matchAll(/(?:graphql\(|\/\* GraphQL \*\/)\s*`([^`]*)`/g)].map(
    ([, document = '']) => document,
  )
}

/** The names of operations and fragments that ask for the items of a list but not for its end. */
function cutLists(document: string): string[] {
  return parse(document).definitions.flatMap((definition) => {
    let isCut = false
    visit(definition, {
      SelectionSet(set) {
        const list = fieldsOf(set)
        const info = list.get('pageInfo')
        const knowsMore = info && fieldsOf(info).has('hasNextPage')
        if (list.has('edges') && !knowsMore && !list.has('totalCount')) isCut = true
      },
    })
    return isCut && 'name' in definition ? [definition.name?.value ?? ''] : []
  })
}

function fieldsOf({
  selections,
}: SelectionSetNode): Map<string, SelectionSetNode | undefined> {
  return new Map(
    selections.flatMap((one) =>
      one.kind === Kind.FIELD ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  )
}
