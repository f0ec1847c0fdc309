import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

it.each(['opt', 'OPT'])(
  'takes the type %s from the address in upper or lower case',
  async (type) => {
    const { requests } = fakeServer({
      SessionViewer: () => ({ viewer: studentViewer }),
      OwnRequests: () => ({
        immigrationGuidances: {
          totalCount: 0,
          pageInfo: { hasNextPage: false, endCursor: null },
          edges: [],
        },
      }),
    })
    await renderApp(`/immigration?type=${type}&status=pending`)
    const asked = () => requests.find(({ operation }) => operation === 'OwnRequests')
    await expect
      .poll(() => asked()?.variables)
      .toMatchObject({ type: 'OPT', status: 'PENDING' })
    expect(await screen.findByRole('combobox', { name: 'Guidance type' })).toHaveProperty(
      'value',
      'OPT',
    )
  },
)
