import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

it('says how small an award can be, and who pays', async () => {
  fakeServer({ SessionViewer: () => ({ viewer: null }) })
  await renderApp('/donors')
  await screen.findByRole('heading', { level: 1, name: 'Offer a scholarship' })
  expect(screen.getByText(/from \$100\./)).toBeTruthy()
  expect(screen.getByText(/You pay recipients yourself/)).toBeTruthy()
})
