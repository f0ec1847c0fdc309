import type { Partner, PartnerScope } from '@landfall/kit/identity/viewer'
import { GraphQLError } from 'graphql'
import { sandboxMetrics } from './sandbox-metrics.ts'
import { sandboxRecords } from './sandbox-records.ts'

type PageArgs = { first?: number | null; after?: string | null }
type ApplicationArgs = PageArgs & { programId?: string | null; states?: string[] | null }

const FIRST = 20
const FIRST_MAX = 100

/** What a sandbox key reads and does, as values and functions by the names of the graph's fields. */
export function sandboxRoot(partner: Partner) {
  const { organizationId } = partner
  const { programs, applications } = sandboxRecords(organizationId)
  const needs = (scope: PartnerScope) => {
    if (partner.scopes.includes(scope)) return
    throw refused('FORBIDDEN', `This API key lacks the scope ${scope}`)
  }
  const seen = (one: (typeof applications)[number]) =>
    partner.scopes.includes('applicants:read') ? one : { ...one, submission: null }
  return {
    partner: {
      __typename: 'Partner',
      organizationId,
      organization: organizationOf(organizationId),
      apiKey: keyOf(partner),
      programs(args: PageArgs) {
        needs('programs:read')
        return pageOf(programs, args)
      },
      applications({ programId, states, ...page }: ApplicationArgs) {
        needs('applications:read')
        const found = applications
          .filter((one) => !programId || one.programId === programId)
          .filter(({ state }) => !states || states.includes(state))
        return pageOf(found.map(seen).toReversed(), page)
      },
      application({ id }: { id: string }) {
        needs('applications:read')
        const found = applications.find((one) => one.id === id)
        return found ? seen(found) : null
      },
      metrics() {
        needs('metrics:read')
        return sandboxMetrics(organizationId, applications)
      },
      exports: [],
      export: null,
    },
    startPartnerExport: {
      __typename: 'Conflict',
      code: 'CONFLICT',
      message: 'The sandbox has no bulk export. Read its applications page by page.',
    },
  }
}

function organizationOf(id: string) {
  return {
    id,
    name: 'Sandbox organization',
    kind: 'UNIVERSITY',
    verification: 'VERIFIED',
    description: 'A made-up organization for testing systems.',
    createdAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  }
}

function keyOf({ keyId: id, scopes, expiresAt }: Partner) {
  return {
    id,
    name: 'Sandbox key',
    prefix: 'lfk_test_',
    scopes: scopes.map((scope) => scope.toUpperCase().replace(':', '_')),
    state: 'ACTIVE',
    isSandbox: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt,
  }
}

/** A page of a list, as real connections answer it. */
function pageOf<T>(all: readonly T[], { first, after }: PageArgs) {
  const size = first ?? FIRST
  if (size < 1 || size > FIRST_MAX)
    throw refused('VALIDATION_FAILED', `Please ask for 1 to ${FIRST_MAX} at a time`)
  const begin = after ? placeOf(after) + 1 : 0
  const edges = all
    .slice(begin, begin + size)
    .map((node, index) => ({ cursor: cursorOf(begin + index), node }))
  return {
    edges,
    totalCount: all.length,
    pageInfo: {
      hasNextPage: begin + size < all.length,
      hasPreviousPage: begin > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

const cursorOf = (place: number) => Buffer.from(`sandbox:${place}`).toString('base64url')

function placeOf(cursor: string): number {
  const [, place] =
    /^sandbox:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (place === undefined)
    throw refused('VALIDATION_FAILED', 'This is not a cursor of this list')
  return Number(place)
}

function refused(code: 'FORBIDDEN' | 'VALIDATION_FAILED', message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}
