import { type Log, createLog } from '@landfall/kit/observability/log'
import type { FileHandler } from '@landfall/kit/http/file-exchange'
import type { ServiceApp } from '@landfall/kit/service/server'
import { serveSubgraph } from '@landfall/kit/service/server'
import { createIdentityVerifier } from '@landfall/kit/identity/identity-token'
import { testCaller, testKeys } from '@landfall/kit/testing/callers'
import type { Partner, SignedInViewer } from '@landfall/kit/identity/viewer'
import { createGateway } from '../src/app.ts'
import { type GatewayConfig, SUBGRAPHS, gatewayConfig } from '../src/config.ts'
import { type Answers, fakeApp } from './_fake-subgraphs.ts'

export type Site = {
  url: string
  /** The environment for a gateway process over the same fakes; with mode `http`. */
  environment: Record<string, string>
  /** Calls the site; sends an object as `body` as JSON, and the session as a cookie with an Origin. */
  call(
    method: string,
    path: string,
    o?: { body?: unknown; session?: string; headers?: Record<string, string> },
  ): Promise<{
    status: number
    headers: Headers
    text: string
    body: Record<string, never>
  }>
  /** Asks on the port that only operators reach. */
  operations(path: '/readyz' | '/metrics'): Promise<{ status: number; text: string }>
  stop(): Promise<void>
}

/** Session tokens of the fake identity. */
const SESSIONS: Record<string, Partial<SignedInViewer>> = {
  'a-student': { accountType: 'student', userId: 'student-1', sessionId: 's1' },
  'a-donor': {
    accountType: 'donor',
    userId: 'donor-1',
    sessionId: 's2',
    memberships: [
      {
        organizationId: 'org-1',
        kind: 'donor',
        role: 'owner',
        isVerified: true,
        name: 'Fund',
      },
    ],
  },
  'an-admin': {
    accountType: 'donor',
    userId: 'admin-1',
    sessionId: 's3',
    roles: ['admin'],
  },
}

const aPartner = (place: number, organization: number): Partner => ({
  keyId: `018f0000-0000-7000-8000-00000000000${place}`,
  organizationId: `018f0000-0000-7000-9000-00000000000${organization}`,
  isVerified: true,
  scopes: ['programs:read', 'applications:read'],
})

/** API keys of the fake identity: two of one organization, and one each of three others. */
const API_KEYS: Record<string, Partner> = {
  'lfk_one-a': aPartner(1, 1),
  'lfk_one-b': aPartner(2, 1),
  lfk_two: aPartner(3, 2),
  lfk_three: aPartner(4, 3),
  lfk_four: aPartner(6, 5),
  lfk_test_one: { ...aPartner(5, 4), isSandbox: true },
}

/** The gateway over fake subgraphs with the real contracts. */
export async function startSite(
  o: {
    answers?: Answers
    mode?: 'in-process' | 'http'
    /** Addresses other than those of the fakes; undefined for none. */
    addresses?: Record<string, string | undefined>
    config?: Partial<GatewayConfig>
    resolveSession?: (token: string) => unknown
    /** The answer of applications where files are uploaded and downloaded. */
    answerFile?: FileHandler
    log?: Log
  } = {},
): Promise<Site> {
  const keys = testKeys()
  const resolve = o.resolveSession ?? knownSession
  const apps = SUBGRAPHS.map((name) => ({
    ...fakeApp(name, o.answers, name === 'identity' ? identityRoutes(resolve) : {}),
    ...(name === 'applications' && o.answerFile && { answerFile: o.answerFile }),
  }))
  const isHttp = o.mode === 'http'
  const subgraphUrls = {
    ...(isHttp && (await serveAll(apps, keys.publicKey))),
    ...o.addresses,
  }
  const gateway = await createGateway(
    {
      ...gatewayConfig({
        GATEWAY_PRIVATE_KEY: keys.privateKey,
        NODE_ENV: 'test',
        PORT: '0',
        OPS_PORT: '0',
        // All tests of a file come from one address.
        COST_PER_MINUTE: '1000000000',
        NEW_OPERATIONS_PER_MINUTE: '1000000000',
      }),
      subgraphUrls,
      ...o.config,
    },
    {
      apps: isHttp ? [] : apps,
      log: o.log ?? createLog({ service: 'gateway', level: 'silent' }),
      // A test asks only a few of the site's ninety documents.
      warmsUp: false,
    },
  )
  return {
    url: gateway.url,
    environment: {
      GATEWAY_PRIVATE_KEY: keys.privateKey,
      ...Object.fromEntries(
        Object.entries(subgraphUrls).map(([name, url]) => [
          `${name.toUpperCase().replaceAll('-', '_')}_URL`,
          String(url),
        ]),
      ),
    },
    call: (method, path, call = {}) => callSite(gateway.url, method, path, call),
    async operations(path) {
      const response = await fetch(`${gateway.operationsUrl}${path}`)
      return { status: response.status, text: await response.text() }
    },
    async stop() {
      await gateway.stop()
      await Promise.all(apps.map((app) => app.stop()))
    },
  }
}

function knownSession(token: string) {
  const wishes = SESSIONS[token]
  const viewer = wishes ? testCaller(wishes).viewer : { kind: 'visitor' }
  return { viewer, expiresAt: wishes ? '2027-01-01T00:00:00.000Z' : null }
}

function identityRoutes(resolve: (token: string) => unknown) {
  return {
    'resolve-sessions': async ({ body }: { body: unknown }) => {
      const { asked } = body as { asked: { token: string }[] }
      return { sessions: await Promise.all(asked.map(({ token }) => resolve(token))) }
    },
    'resolve-api-key': async ({ body }: { body: unknown }) => ({
      partner: API_KEYS[(body as { key: string }).key] ?? null,
    }),
    'list-mail': async () => [
      {
        to: 'ada@example.org',
        subject: 'Verify <b>now</b>',
        text: 'Open http://localhost/verify-email?token=abc',
        html: null,
        sentAt: '2026-11-01T09:00:00.000Z',
      },
    ],
  }
}

async function serveAll(apps: readonly ServiceApp[], publicKey: string) {
  const urls = await Promise.all(
    apps.map(async ({ name, subgraph, internalRoutes, answerFile, lifecycle }) => {
      const { url } = await serveSubgraph({
        subgraph,
        internalRoutes,
        answerFile,
        lifecycle,
        http: { host: '127.0.0.1', port: 0 },
        verifier: createIdentityVerifier({ publicKey, audience: name }),
      })
      return [name, url] as const
    }),
  )
  return Object.fromEntries(urls)
}

async function callSite(
  url: string,
  method: string,
  path: string,
  o: NonNullable<Parameters<Site['call']>[2]>,
) {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(o.body !== undefined && { 'content-type': 'application/json' }),
      ...(o.session && { cookie: `landfall_session=${o.session}`, origin: url }),
      ...o.headers,
    },
    body: o.body === undefined ? undefined : asText(o.body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const body = (isJson && text !== '' ? JSON.parse(text) : {}) as Record<string, never>
  return { status: response.status, headers: response.headers, text, body }
}

function asText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}
