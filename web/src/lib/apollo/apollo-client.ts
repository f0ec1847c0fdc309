import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { tap } from 'rxjs'
import { pagedFields, possibleTypes } from '../../gql/cache-config.ts'
import { keysetPagination } from './keyset-pagination.ts'
import { takeFirst, keptCacheKey } from '../graphql/preloaded-results.ts'
import { persistedDocuments } from './persisted-documents.ts'
import { refetchOvertakenReads } from './refetch-overtaken-reads.ts'
import { asRequestFailed } from '../graphql/show-error.ts'
import { endSession, onSessionEnd } from '../session/session.ts'
import {
  isWorthRetrying,
  kindOfCode,
  postGraphql,
  retryDelayMs,
} from '../graphql/graphql-request.ts'

let client: ApolloClient | null = null

/** The one client of the site; made when the first page that reads data opens. */
export function getApolloClient(): ApolloClient {
  client ??= createApolloClient(
    persistedDocuments().concat(
      new HttpLink({
        uri: '/graphql',
        fetch: (_uri, init) =>
          postGraphql(String(init?.body), init?.signal ?? undefined, init?.keepalive),
      }),
    ),
  )
  return client
}

/** `transport` is where requests end: HTTP, or a fake one in tests. */
export function createApolloClient(transport: ApolloLink): ApolloClient {
  const created = new ApolloClient({
    link: ApolloLink.from([
      noticeEndOfSession,
      refetchOvertakenReads(),
      retryReads,
      transport,
    ]),
    // The cache that came with the page is restored, so that it is drawn at once, as the server drew it.
    cache: createCache().restore({ ...takeFirst(keptCacheKey) }),
    dataMasking: false,
  })
  onSessionEnd(() => created.clearStore())
  return created
}

/** For one page that is rendered without a browser: reads what was written into its cache and sends no requests. */
export function createServerClient(): ApolloClient {
  return new ApolloClient({ link: ApolloLink.empty(), cache: createCache(), ssrMode: true })
}

/**
 * Ends the session when the server no longer knows who this is: the page leads to sign-in and back. The server says
 * so in its answer, not by failing.
 */
const noticeEndOfSession = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors }) => {
      const code = errors?.[0]?.extensions?.code
      if (kindOfCode(code) === 'not-signed-in') void endSession()
    }),
  ),
)

/**
 * Reads are tried three times with random pauses. Writes are not: one could have worked although its answer was lost.
 */
const retryReads = new RetryLink({
  attempts: (count, operation, error) => {
    return (
      operation.operationType === OperationTypeNode.QUERY &&
      count < 3 &&
      isWorthRetrying(asRequestFailed(error))
    )
  },
  delay: (count) => retryDelayMs(count - 1),
})

/** Pages of a list are kept as one list per filter; "Show more" appends to it. */
const pagedTypes = Object.fromEntries(
  Object.entries(pagedFields).map(([type, lists]) => [
    type,
    { fields: Object.fromEntries(lists.map((list) => [list, keysetPagination])) },
  ]),
)

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      ...pagedTypes,
      Country: { keyFields: ['code'] },
      FieldOfStudy: { keyFields: ['code'] },
      PlannedDecision: { keyFields: ['applicationId'] },
      Review: { ...pagedTypes['Review'], keyFields: ['scholarshipId'] },
      // Parts of a record that have no id of their own: pages that ask for different fields add to each other.
      CitizenshipRule: { merge: true },
      Competitiveness: { merge: true },
      MatchChanges: { merge: true },
      MatchProfile: { merge: true },
      MatchResult: { merge: true },
      MentorSettings: {
        merge: true,
        fields: { weekly: { merge: false }, overrides: { merge: false } },
      },
      Money: { merge: true },
      NotificationChoices: { merge: true },
      Preferences: { merge: true },
      Provenance: { merge: true },
      ReminderPlan: { merge: true },
      ReviewCounts: { merge: true },
      ScholarshipDeadline: { merge: true },
      // Lists of applications ask for a few fields, an application's page for all: fields of a new answer replace
      // those of the same name, a list as a whole, and the others stay.
      ApplicationForm: { merge: true },
      // Its one list, `fields`, is replaced as a whole by each answer.
      ReviewForm: { merge: true },
      Scholarship: { fields: { similar: { merge: false } } },
      Student: { fields: { answers: { merge: false } } },
      User: { fields: { memberships: { merge: false } } },
    },
  })
}
