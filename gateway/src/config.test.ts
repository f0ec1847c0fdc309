import { describe, expect, it } from 'vitest'
import { testKeys } from '@landfall/kit/testing/callers'
import { STOP_WITHIN_MS } from '@landfall/kit/process/lifecycle'
import { SUBGRAPHS, gatewayConfig } from './config.ts'
import { discoverServices } from '../../scripts/dev/services.ts'

const MINIMAL = { GATEWAY_PRIVATE_KEY: testKeys().privateKey }

function read() {
  return gatewayConfig({ TRUSTED_PROXY: 'everybody', CATALOG_URL: 'catalog' })
}

describe('the configuration', () => {
  it.each([undefined, '0', '5'])(
    'leaves enough time to close connections before the forced stop when it drains for %s seconds',
    (seconds) => {
      const { drainMs, closeMs } = gatewayConfig({ ...MINIMAL, DRAIN_SECONDS: seconds })
      expect(closeMs).toBeGreaterThan(3_000)
      expect(drainMs + closeMs).toBeLessThan(STOP_WITHIN_MS - 1_000)
    },
  )

  it('needs nothing but the private key', () => {
    expect(gatewayConfig(MINIMAL)).toMatchObject({
      environment: 'production',
      http: { host: '127.0.0.1', port: 4000 },
      publicUrl: 'http://localhost:4000',
      operations: null,
      drainMs: 2_000,
      natsUrl: null,
      natsReplicas: null,
      redisUrl: null,
      otlpEndpoint: null,
      webRoot: null,
      socialLinks: [],
      limits: { costPerMinute: 120_000, newOperationsPerMinute: 60 },
    })
  })

  it('reads the address of the trace collector', () => {
    const env = { ...MINIMAL, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
    expect(gatewayConfig(env).otlpEndpoint).toBe('http://collector:4318')
  })

  it('reads limits as whole numbers above zero', () => {
    const env = { ...MINIMAL, COST_PER_MINUTE: '500', NEW_OPERATIONS_PER_MINUTE: '' }
    const { limits } = gatewayConfig(env)
    expect(limits).toEqual({ costPerMinute: 500, newOperationsPerMinute: 60 })
    expect(() => gatewayConfig({ ...MINIMAL, COST_PER_MINUTE: '0' })).toThrow(
      /COST_PER_MINUTE/,
    )
  })

  it('reads proxies as addresses and networks, and origins without their paths', () => {
    const config = gatewayConfig({
      ...MINIMAL,
      TRUSTED_PROXY: '10.0.0.0/8, ::1',
      ALLOWED_ORIGINS: 'https://app.example.org/x',
      PUBLIC_URL: 'https://landfall.example',
    })
    expect(config.trustedProxies.check('10.9.9.9')).toBe(true)
    expect(config.trustedProxies.check('::1', 'ipv6')).toBe(true)
    expect(config.trustedProxies.check('11.0.0.1')).toBe(false)
    expect([...config.allowedOrigins]).toEqual([
      'https://landfall.example',
      'https://app.example.org',
    ])
  })

  it('reads links to social networks, each with the name of its network', () => {
    const SOCIAL_URLS = 'https://www.facebook.com/landfall, https://x.com/landfall'
    expect(gatewayConfig({ ...MINIMAL, SOCIAL_URLS }).socialLinks).toEqual([
      { name: 'Facebook', url: 'https://www.facebook.com/landfall' },
      { name: 'X', url: 'https://x.com/landfall' },
    ])
  })

  it.each([
    'http://facebook.com/landfall',
    'https://facebook.com.example/a',
    'https://constructor/a',
    'landfall',
  ])('rejects %s as a link to a social network', (SOCIAL_URLS) => {
    expect(() => gatewayConfig({ ...MINIMAL, SOCIAL_URLS })).toThrow(/SOCIAL_URLS/)
  })

  it('takes an address for each service in the repository, named by its folder', () => {
    const services = discoverServices().map(({ name }) => name)
    expect(SUBGRAPHS.toSorted()).toEqual(services)
    const AI_WORKERS_URL = 'http://ai-workers:4000'
    const { subgraphUrls } = gatewayConfig({ ...MINIMAL, AI_WORKERS_URL })
    expect(subgraphUrls).toEqual({
      ...Object.fromEntries(services.map((name) => [name, undefined])),
      'ai-workers': AI_WORKERS_URL,
    })
  })

  it('reports all faults in one message', () => {
    expect(read).toThrow(
      /GATEWAY_PRIVATE_KEY[^]*CATALOG_URL|CATALOG_URL[^]*GATEWAY_PRIVATE_KEY/,
    )
    expect(read).toThrow(/TRUSTED_PROXY/)
  })
})
