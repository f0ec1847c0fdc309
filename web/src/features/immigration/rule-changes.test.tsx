import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeFragmentData } from '#gql'
import {
  RuleChanges_ChangeFragmentDoc as fragment,
  type RuleChangesQuery,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { RuleChanges } from './rule-changes.tsx'

const rule = {
  __typename: 'ImmigrationRule' as const,
  id: 'grace-1',
  title: 'Days to leave',
  says: 'You have 60 days.',
  whenPast: null,
  documents: [],
  source: '8 CFR 214.2(f)(5)(iv)',
  verifiedOn: '2026-01-01',
  confidence: 'SECONDARY' as const,
  numbers: [],
}

/** A change of one rule on one day: two administrators may propose the same. */
const change = (id: string) => ({
  cursor: id,
  node: {
    __typename: 'ImmigrationRuleChange' as const,
    id,
    ...makeFragmentData(
      {
        id,
        ruleId: 'grace',
        state: 'REJECTED' as const,
        effectiveFrom: '2027-01-01',
        reason: 'The source says so.',
        proposedBy: 'u1',
        affectedCount: 0,
        before: rule,
        after: { ...rule, id, says: 'You have 30 days.' },
      },
      fragment,
    ),
  },
})

it('gives the words of each change a name of its own, also when they are of one rule', async () => {
  fakeServer({
    RuleChanges: () =>
      ({
        immigrationRuleChanges: {
          totalCount: 9,
          pageInfo: { hasNextPage: true, endCursor: 'b' },
          edges: [change('a'), change('b')],
        },
      }) satisfies RuleChangesQuery,
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <RuleChanges />
    </ApolloProvider>,
  )
  await screen.findByRole('region', { name: 'Change 9: grace' })
  expect(screen.getAllByRole('region', { name: /grace/ }).map(nameOf)).toEqual([
    'Change 9: grace',
    'Change 8: grace',
  ])
})

function nameOf(region: HTMLElement) {
  return region.getAttribute('aria-label')
}
