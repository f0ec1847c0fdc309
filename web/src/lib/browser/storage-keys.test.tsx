import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { CookiesPage } from '../../pages/about/cookies-page.tsx'
import { browserKeys, tabKeys } from './storage-keys.ts'

const source = join(import.meta.dirname, '../..')

it('has every key that the code stores under on the page about cookies', () => {
  render(
    <MemoryRouter>
      <CookiesPage />
    </MemoryRouter>,
  )
  const named = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  for (const key of Object.values({ ...browserKeys, ...tabKeys }))
    expect(named).toContain(key.endsWith('.') ? `${key}…` : key)
})

it('is the only place that names keys, and storage.ts the only one that stores', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^testing|^gql/.test(file),
  )
  const naming = (wanted: RegExp) =>
    files.filter((file) => wanted.test(readFileSync(join(source, file), 'utf8'))).toSorted()
  expect(naming(/['"`]landfall\.[a-z]/)).toEqual(['lib/browser/storage-keys.ts'])
  expect(naming(/\b(?:local|session)Storage\b/)).toEqual([
    'lib/browser/drop-drafts.ts',
    'lib/browser/storage.ts',
  ])
})
