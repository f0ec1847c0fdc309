import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { Role } from '#gql/graphql'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { SearchBox } from '#ui/search-box.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { AccountCard } from './account-card.tsx'
import { accountMessages as text } from './account-messages.ts'

const query = graphql(`
  query AccountList($search: String, $role: Role, $isSuspended: Boolean, $after: String) {
    accounts(
      search: $search
      role: $role
      isSuspended: $isSuspended
      first: 20
      after: $after
    ) {
      edges {
        cursor
        node {
          id
          ...AccountCard_User
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

type AccountState = keyof typeof text.states
export type AccountQuery = { search: string; role: Role | ''; state: AccountState | '' }

const roles = optionsOf(text.roles)
const states = optionsOf(text.states)

/** Reads the query from an address and ignores invalid parts. */
export function accountQueryOf(params: URLSearchParams): AccountQuery {
  const role = params.get('role')?.toUpperCase()
  return {
    search: params.get('search') ?? '',
    role: roles.find(({ value }) => value === role)?.value ?? '',
    state: states.find(({ value }) => value === params.get('state'))?.value ?? '',
  }
}

type AccountListProps = {
  asked: AccountQuery
  onChange: (asked: AccountQuery) => void
}

/** Accounts, the newest first, found by what an admin knows of them. */
export function AccountList({ asked, onChange }: AccountListProps) {
  const { search, role, state } = asked
  const variables = {
    search: search || null,
    role: role || null,
    isSuspended: state === '' ? null : state === 'suspended',
  }
  const result = useQuery(query, { variables, ...freshList })
  return (
    <div className="flex flex-col gap-6">
      <SearchBox
        label={text.search}
        placeholder={text.placeholder}
        submitLabel={text.find}
        query={search}
        onSearch={(found) => onChange({ ...asked, search: found })}
      />
      <div className="grid grid-cols-1 gap-4 sm:max-w-144 sm:grid-cols-2">
        <SelectField
          label={text.role}
          name="role"
          isOptional="unsaid"
          placeholder={text.anyRole}
          value={role}
          options={roles}
          onChange={(value) => onChange({ ...asked, role: value })}
        />
        <SelectField
          label={text.state}
          name="state"
          isOptional="unsaid"
          placeholder={text.anyState}
          value={state}
          options={states}
          onChange={(value) => onChange({ ...asked, state: value })}
        />
      </div>
      <PaginatedList
        result={result}
        list={result.data?.accounts}
        noun={text.noun}
        failed={text.failed}
        loading={text.loading}
        empty={<EmptyState title={text.none}>{text.noneText}</EmptyState>}
      >
        {(node) => <AccountCard user={node} />}
      </PaginatedList>
    </div>
  )
}
