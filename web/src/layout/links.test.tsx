import { screen } from '@testing-library/react'
import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import type { SessionViewerQuery } from '#gql/graphql'
import { patterns } from '#paths'
import { workspacePatterns } from '#workspace-paths'

const routes = Object.values({ ...patterns, ...workspacePatterns })
const isPage = (pathname: string) => routes.some((route) => matchPath(route, pathname))

// scripts/e2e/rest/public-pages.test.ts follows the links of server-rendered pages on a whole platform.
it.each(['/overview', '/contact'])(
  'header, footer and page link only to pages that exist, at %s',
  async (address) => {
    fakeServer({ SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery })
    await renderApp(address)
    await screen.findByRole('heading', { level: 1 })
    const links = screen.getAllByRole<HTMLAnchorElement>('link')
    const own = links.filter(({ origin }) => origin === location.origin)
    expect(own.length).toBeGreaterThan(20)
    expect(own.map(({ pathname }) => pathname)).toContain('/overview')
    expect(own.map(({ pathname }) => pathname).filter((one) => !isPage(one))).toEqual([])
  },
)
