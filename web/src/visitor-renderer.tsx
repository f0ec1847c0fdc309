/**
 * Makes the pages that visitors open most, with their first data, before any script has run. The build
 * makes a program of it, which the gateway runs; see build/early-pages.ts. The frame of signed-in people's
 * pages is made here too, once and by the build itself.
 */
import { ApolloProvider } from '@apollo/client/react'
import { print, type DocumentNode } from 'graphql'
import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { matchPath, StaticRouter } from 'react-router'
import { figuresQuery } from '#features/landing/use-catalog-figures.ts'
import {
  effectiveSort,
  emptySearch,
  toFilter,
  toSort,
} from '#features/scholarships/search-address.ts'
import { universitySpreadsQuery } from '#features/universities/university-spreads-query.ts'
import { createServerClient } from '#lib/apollo/apollo-client.ts'
import { firstAnswerKey, keptCacheKey } from '#lib/graphql/preloaded-results.ts'
import { makeForMember } from '#lib/session/rendered-session.ts'
import { lastTitle } from '#page/rendered-title.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Layout } from './layout/layout.tsx'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import { scholarshipQuery } from './pages/scholarships/scholarship-query.ts'
import { searchQuery } from './pages/scholarships/search-query.ts'
import {
  spotlightListQuery,
  spotlightQuery,
  storyListQuery,
} from './pages/stories/story-queries.ts'
import { universityQuery } from './pages/universities/university-query.ts'
import { patterns, type RouteName } from './paths.ts'
import { AppRoutes } from './routes.tsx'

export { pageHeads } from './page-heads.ts'

/** One request that a page makes as it opens. */
export type FirstQuestion = { query: string; variables: object }

/** `first` is what the page's scripts find there, by name. */
export type RenderedPage = {
  title: string
  markup: string
  first: { name: string; value: object }[]
}

type Params = Readonly<Record<string, string | undefined>>

/** `document` where Apollo reads the answer out of its cache; else the page takes it by name. */
type Question = FirstQuestion & { document?: DocumentNode }

type PageSource = { modules: readonly string[]; questionsOf(params: Params): Question[] }

const dataLayer = 'src/lib/apollo/data-provider.tsx'

const stories = [
  'src/occasional-screens.tsx',
  'src/pages/stories/spotlights-pages.tsx',
  dataLayer,
]

const sources: Partial<Record<RouteName, PageSource>> = {
  home: {
    modules: ['src/pages/landing/landing-page.tsx'],
    questionsOf: () => [{ query: figuresQuery, variables: {} }],
  },
  scholarships: {
    modules: ['src/pages/scholarships/scholarships-page.tsx', dataLayer],
    questionsOf: () => [
      read(searchQuery, {
        filter: toFilter(emptySearch, false),
        sort: toSort(effectiveSort(emptySearch, false)),
      }),
    ],
  },
  scholarship: {
    modules: ['src/pages/scholarships/scholarship-page.tsx', dataLayer],
    questionsOf: ({ id = '' }) => [read(scholarshipQuery, { id })],
  },
  university: {
    modules: ['src/pages/universities/university-page.tsx', dataLayer],
    questionsOf: ({ id = '' }) => [
      read(universityQuery, { id }),
      read(universitySpreadsQuery, {}),
    ],
  },
  spotlights: {
    modules: stories,
    questionsOf: ({ '*': slug }) => [
      slug ? read(spotlightQuery, { slug }) : read(spotlightListQuery, {}),
    ],
  },
  successStories: {
    modules: stories,
    questionsOf: () => [read(storyListQuery, {})],
  },
}

/** Which pages can be made, and what each loads beside the frame. */
export const visitorPages = Object.entries(sources).map(([name, { modules }]) => ({
  pattern: patterns[name as RouteName] as string,
  modules,
}))

/** What the page at this address asks for first, in this order. */
export function questionsOf(path: string): FirstQuestion[] {
  return questionsAt(path).map(({ query, variables }) => ({ query, variables }))
}

let last: Promise<unknown> = Promise.resolve()

/**
 * The page at this address, one at a time.
 * @param answers to its questions, in their order; without one, the page asks for itself
 */
export function renderVisitorPage(
  path: string,
  answers: readonly (object | null)[],
): Promise<RenderedPage> {
  const page = last.then(() => render(path, answers))
  last = page.catch(() => {})
  return page
}

async function render(path: string, answers: readonly (object | null)[]) {
  const client = createServerClient()
  const first: RenderedPage['first'] = []
  for (const [index, { query, variables, document }] of questionsAt(path).entries()) {
    const data = answers[index]
    if (!data) continue
    if (document) client.writeQuery({ query: document, variables, data })
    else first.push({ name: firstAnswerKey(operationOf(query), variables), value: data })
  }
  const markup = await markupOf(path, client)
  const cache = client.extract() as object
  if (Object.keys(cache).length > 0) first.push({ name: keptCacheKey, value: cache })
  return { title: lastTitle(), markup, first }
}

/** The same tree as in main.tsx: a browser takes the markup over. */
async function markupOf(path: string, client: ReturnType<typeof createServerClient>) {
  const site = (
    <StrictMode>
      <ApolloProvider client={client}>
        <StaticRouter location={path}>
          <ErrorBoundary>
            <Layout>
              <AppRoutes />
            </Layout>
          </ErrorBoundary>
        </StaticRouter>
      </ApolloProvider>
    </StrictMode>
  )
  return write(site)
}

/**
 * What stands on every page of somebody signed in until its scripts run: the same for all of them, with nothing that is
 * anybody's own.
 */
export async function renderMemberFrame(): Promise<string> {
  makeForMember(true)
  const frame = (
    <StrictMode>
      <StaticRouter location={patterns.home}>
        <Layout>
          <PageSkeleton />
        </Layout>
      </StaticRouter>
    </StrictMode>
  )
  return write(frame).finally(() => makeForMember(false))
}

async function write(site: ReactNode): Promise<string> {
  const { prelude } = await prerender(site, {
    // In one piece: parts that come later would be put in their place by inline scripts.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error
    },
  })
  const markup = await new Response(prelude).text()
  if (markup.includes('<script')) throw new Error('A page would bring an inline script')
  return markup
}

function questionsAt(path: string): Question[] {
  for (const [name, source] of Object.entries(sources)) {
    const match = matchPath(patterns[name as RouteName], path)
    if (match) return source.questionsOf(match.params)
  }
  throw new Error('No visitors’ page is made for this address')
}

function read(typed: unknown, variables: object): Question {
  const document = typed as DocumentNode
  return { query: sentText(document), variables, document }
}

const sentTexts = new Map<DocumentNode, string>()

/** What Apollo sends: it adds __typename everywhere. Made once for each document. */
function sentText(document: DocumentNode): string {
  const known = sentTexts.get(document)
  if (known !== undefined) return known
  const made = print(createServerClient().cache.transformDocument(document))
  sentTexts.set(document, made)
  return made
}

function operationOf(query: string): string {
  const name = /\bquery\s+(\w+)/.exec(query)?.[1]
  if (!name) throw new Error('A first question needs a name')
  return name
}
