import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { reloadSession } from '#lib/session/session.ts'
import { Layout } from '../layout/layout.tsx'
import { AppRoutes } from '../routes.tsx'

/** Renders the whole site at an address, as a person opens it; set the answers with `fakeServer` first. */
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
  // Reading a page's scripts takes the machine's time, not the page's: no test waits for anything meanwhile.
  await vi.dynamicImportSettled()
  return { ...view, user: userEvent.setup() }
}
