import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { reloadSession } from '#lib/session/session.ts'
import { Layout } from '../layout/layout.tsx'
import { AppRoutes } from '../routes.tsx'

/** The whole site at an address, as a person opens it; give answers with `fakeServer` before. */
export async function renderApp(
  address: string,
  Mode: ComponentType<{ children: ReactNode }> | typeof Fragment = Fragment,
) {
  await reloadSession()
  const view = render(
    <Mode>
      <MemoryRouter initialEntries={[address]}>
        <Layout>
          <AppRoutes />
        </Layout>
      </MemoryRouter>
    </Mode>,
  )
  // Reading the scripts of a page is the machine's time, not the page's: nothing is waited for meanwhile.
  await vi.dynamicImportSettled()
  return { ...view, user: userEvent.setup() }
}
