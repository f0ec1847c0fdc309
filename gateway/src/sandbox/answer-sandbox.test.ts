import { readFileSync } from 'node:fs'
import { type PartnerScope, partnerScopes } from '@landfall/kit/identity/viewer'
import {
  sandboxApplicationId,
  sandboxOf,
  SANDBOX_APPLICATIONS,
} from '@landfall/kit/identity/sandbox'
import { buildSchema, getOperationAST, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { loadPartnerOperations } from '../graphql/partner-operations.ts'
import { answerSandbox } from './answer-sandbox.ts'

const sdl = readFileSync(new URL('../../api-schema.graphql', import.meta.url), 'utf8')
const schema = buildSchema(sdl)
const organizationId = sandboxOf('018f0000-0000-7000-9000-000000000001')

type Wish = { scopes?: readonly PartnerScope[]; of?: string }

type Node = {
  id: string
  programId: string
  state: string
  isShared: boolean
  submission: { form: { firstName: string; email: string } } | null
  program: { title: string }
}
type Seen = {
  data: {
    partner: {
      applications: {
        totalCount: number
        pageInfo: { hasNextPage: boolean; endCursor: string }
        edges: { node: Node }[]
      }
      metrics: {
        totalApplications: number
        countries: { groups: { count: number }[]; other: number }
      }
    }
  }
  errors?: { extensions: { code: string } }[]
}

/** The answer has the shape of the query. */
async function ask(query: string, variables: object = {}, o: Wish = {}): Promise<Seen> {
  const document = parse(query)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('One operation')
  const partner = {
    keyId: '018f0000-0000-7000-8000-000000000001',
    organizationId: o.of ?? organizationId,
    isVerified: true,
    isSandbox: true,
    expiresAt: '2027-01-01T00:00:00.000Z',
    scopes: [...(o.scopes ?? partnerScopes)],
  }
  const asked = { document, operation, variables: { ...variables } }
  // What the tests look at; anything else would be undefined there.
  return (await answerSandbox(schema, asked, partner)) as unknown as Seen
}

const LIST = `query ($first: Int, $after: String, $states: [ApplicationState!], $programId: ID) { partner {
  applications(first: $first, after: $after, states: $states, programId: $programId) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id programId state isShared submission { form { firstName lastName email } } program { id title } } } } } }`

describe('the sandbox', () => {
  it('answers every stored operation', async () => {
    const id = sandboxApplicationId(organizationId, 0)
    const variables = { id, kind: 'APPLICATIONS', format: 'CSV' }
    for (const { document } of loadPartnerOperations()) {
      const { data, errors } = await ask(document, variables)
      expect(errors).toBeUndefined()
      expect(JSON.stringify(data)).not.toBe('{}')
    }
  })

  it('marks all names as invented, and always returns the same data', async () => {
    const { data } = await ask(LIST, { first: 100 })
    const { totalCount, edges } = data.partner.applications
    expect(totalCount).toBe(SANDBOX_APPLICATIONS)
    const nodes = edges.map(({ node }) => node)
    const known = nodes.filter(({ isShared }) => isShared)
    expect(known).toHaveLength(18)
    for (const { submission, program } of known) {
      expect(submission?.form.firstName).toBe('Sandbox')
      expect(submission?.form.email).toMatch(/@sandbox\.invalid$/)
      expect(program.title).toMatch(/^Sandbox: /)
    }
    const silent = nodes.filter(({ isShared }) => !isShared)
    expect(new Set(silent.map(({ submission }) => submission))).toEqual(new Set([null]))
    expect(await ask(LIST, { first: 100 })).toEqual({ data })
    const other = await ask(LIST, { first: 100 }, { of: sandboxOf('another') })
    const ids = new Set(nodes.map(({ id }) => id))
    const shared = other.data.partner.applications.edges.filter(({ node }) => ids.has(node.id)) // prettier-ignore
    expect(shared).toEqual([])
  })

  it('pages and filters its list of applications as the real one does', async () => {
    const seen: string[] = []
    for (let after: string | null = null, isMore = true; isMore;) {
      const { data }: Seen = await ask(LIST, { first: 7, after })
      const { edges, pageInfo } = data.partner.applications
      seen.push(...edges.map(({ node }) => node.id))
      after = pageInfo.endCursor
      isMore = pageInfo.hasNextPage
    }
    expect(new Set(seen).size).toBe(SANDBOX_APPLICATIONS)
    expect(seen).toHaveLength(SANDBOX_APPLICATIONS)
    const awarded = await ask(LIST, { first: 100, states: ['AWARDED'] })
    const found = awarded.data.partner.applications.edges
    expect(new Set(found.map(({ node }) => node.state))).toEqual(new Set(['AWARDED']))
    const one = await ask(LIST, { first: 100, programId: found[0]?.node.programId })
    expect(one.data.partner.applications.totalCount).toBe(SANDBOX_APPLICATIONS / 2)
    const wrong = await ask(LIST, { after: 'none' })
    expect(wrong.errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED')
  })

  it('shows only what the scopes of the key allow', async () => {
    const parts = ['programs { totalCount }', 'applications { totalCount }', 'metrics { version }'] // prettier-ignore
    for (const part of parts) {
      const { errors } = await ask(`{ partner { ${part} } }`, {}, { scopes: [] })
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    }
    const narrow = await ask(LIST, { first: 100 }, { scopes: ['applications:read'] })
    expect(narrow.data.partner.applications.edges[0]?.node.submission).toBeNull()
  })

  it('computes its figures from its applicants, in multiples of five', async () => {
    const query = `{ partner { metrics { totalApplications stages { stage count } countries { groups { count } other } } } }`
    const { metrics } = (await ask(query)).data.partner
    expect(metrics.totalApplications).toBe(SANDBOX_APPLICATIONS)
    const { groups, other } = metrics.countries
    const counts: number[] = groups.map(({ count }) => count)
    expect(counts.filter((count) => count % 5 !== 0)).toEqual([])
    expect(counts.reduce((sum, count) => sum + count, 0) + other).toBe(SANDBOX_APPLICATIONS)
  })

  it('leaves public fields to the real services, and refuses to mix both in one operation', async () => {
    expect(await ask('{ scholarshipStats { totalCount } }')).toBeNull()
    expect(await ask('{ __typename }')).toBeNull()
    const mixed = await ask('{ scholarshipStats { totalCount } ... { partner { organizationId } } }') // prettier-ignore
    expect(mixed.data).toBeUndefined()
    expect(mixed.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
