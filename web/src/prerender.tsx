/**
 * Makes the pages that a visitor sees before any script has run, when the site is built: their
 * markup without data, and which questions to ask for it. See build/prerender-pages.ts.
 */
import { InMemoryCache } from '@apollo/client'
import { print, type DocumentNode } from 'graphql'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { figuresQuery } from '#features/landing/use-catalogue-figures.ts'
import { emptySearch, toFilter, toSort } from '#features/scholarships/search-address.ts'
import { firstAnswerKey } from '#lib/graphql/preloaded-results.ts'
import { lastTitle } from '#page/rendered-title.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Layout } from './layout/layout.tsx'
import { searchQuery } from './pages/scholarships/search-query.ts'
import { patterns, type RouteName } from './paths.ts'
import { AppRoutes } from './routes.tsx'

/** One request that the page makes as it opens, and how the page finds the answer. */
export type FirstQuestion = { key: string; query: string; variables: object }

export type VisitorPage = {
  path: string
  title: string
  markup: string
  /** What the page loads beside the frame. */
  modules: readonly string[]
  questions: FirstQuestion[]
}

const visitorsSearch = {
  filter: toFilter(emptySearch, false),
  sort: toSort(emptySearch.sort),
}

type PageSource = {
  name: RouteName
  modules: readonly string[]
  questions: FirstQuestion[]
}

const pages: readonly PageSource[] = [
  {
    name: 'home',
    modules: ['src/pages/landing/landing-page.tsx'],
    questions: [asked(figuresQuery)],
  },
  {
    name: 'scholarships',
    modules: [
      'src/pages/scholarships/scholarships-page.tsx',
      'src/lib/apollo/data-provider.tsx',
    ],
    questions: [read(searchQuery as unknown as DocumentNode, visitorsSearch)],
  },
]

export async function prerenderPages(): Promise<VisitorPage[]> {
  const made: VisitorPage[] = []
  for (const { name, ...source } of pages) {
    const path = patterns[name]
    const markup = await markupOf(path)
    made.push({ ...source, path, title: lastTitle(), markup })
  }
  return made
}

/** The same tree as in main.tsx: a browser takes the markup over. */
async function markupOf(path: string): Promise<string> {
  const site = (
    <StrictMode>
      <StaticRouter location={path}>
        <ErrorBoundary>
          <Layout>
            <AppRoutes />
          </Layout>
        </ErrorBoundary>
      </StaticRouter>
    </StrictMode>
  )
  const { prelude } = await prerender(site, {
    // In one piece: parts that come later would be put in their place by inline scripts.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error
    },
  })
  const markup = await new Response(prelude).text()
  if (markup.includes('<script')) throw new Error(`${path} would bring an inline script`)
  return markup
}

/** A question of `ask`. */
function asked(query: string): FirstQuestion {
  return { key: firstAnswerKey(operationOf(query), {}), query, variables: {} }
}

/** A question of Apollo, which adds __typename everywhere. */
function read(document: DocumentNode, variables: object): FirstQuestion {
  const query = print(new InMemoryCache().transformDocument(document))
  return { key: firstAnswerKey(operationOf(query), variables), query, variables }
}

function operationOf(query: string): string {
  const name = /\bquery\s+(\w+)/.exec(query)?.[1]
  if (!name) throw new Error('A first question needs a name')
  return name
}
