import { useSearchParams } from 'react-router'
import { AccountList, accountQueryOf } from '#features/accounts/account-list.tsx'
import { accountMessages as text } from '#features/accounts/account-messages.ts'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { Page } from '#page/page.tsx'
import { AdminOnly } from './admin-only.tsx'

/** /admin/users: accounts and their roles. The address holds the filter. */
export function AccountsPage() {
  const [params, setParams] = useSearchParams()
  return (
    <AdminOnly>
      <Page title={text.title} lead={text.lead}>
        <AdminTabs view="users" />
        <AccountList
          asked={accountQueryOf(params)}
          onChange={({ search, role, state }) =>
            setParams(
              {
                ...(search && { search }),
                ...(role && { role: role.toLowerCase() }),
                ...(state && { state }),
              },
              { replace: true },
            )
          }
        />
      </Page>
    </AdminOnly>
  )
}
