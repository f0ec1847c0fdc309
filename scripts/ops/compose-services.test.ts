import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serviceConfig } from '@landfall/kit/process/config'
import { testKeys } from '@landfall/kit/testing/callers'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseDeployment } from '../declared/deployment.ts'
import { root } from '../dev/paths.ts'
import { discoverServices } from '../dev/services.ts'
import { composeFile } from './compose-services.ts'

const template = readFileSync(join(root, 'deploy/compose.template.yml'), 'utf8')

type Container = { logging?: { options?: { [name: string]: string } } }

function compose(deploy = '') {
  const deployment = parseDeployment('peer-mentoring', deploy)
  const service = { name: 'peer-mentoring', deployment }
  return parse(composeFile(template, [service]), { merge: true })
}

describe('the compose file', () => {
  it('has all that a new service needs, from its folder alone', () => {
    const { services } = compose()
    expect(services['peer-mentoring']).toMatchObject({
      image: 'landfall/node',
      command: [
        'node',
        '--import=./services/_kit/src/process/resolve-drizzle.ts',
        'services/peer-mentoring/src/main.ts',
      ],
      depends_on: { nats: { condition: 'service_healthy' } },
    })
    expect(services['peer-mentoring'].environment).toMatchObject({
      PORT: 4000,
      PEER_MENTORING_DATABASE_URL:
        'postgres://landfall_peer_mentoring:${PEER_MENTORING_DATABASE_PASSWORD:?run scripts/ops/init}@postgres:5432/landfall',
    })
    expect(services['peer-mentoring-worker'].depends_on).toEqual({
      'peer-mentoring': { condition: 'service_healthy' },
    })
    expect(services.gateway.environment.PEER_MENTORING_URL).toBe(
      'http://peer-mentoring:4000',
    )
    expect(services.gateway.depends_on).toHaveProperty('peer-mentoring')
    expect(services.provision.environment).toHaveProperty(
      'PEER_MENTORING_DATABASE_PASSWORD',
    )
  })

  it('bounds the heap of the gateway, which strangers fill', () => {
    expect(compose().services.gateway.command).toContain('--max-old-space-size=432')
  })

  it('bounds what each container writes into its log', () => {
    const containers = Object.entries<Container>(compose().services)
    const unbounded = containers.filter(
      ([, { logging }]) => !logging?.options?.['max-size'],
    )
    expect(unbounded.map(([name]) => name)).toEqual([])
  })

  it('ends a process that grows before the machine has no memory left', () => {
    const { services } = compose()
    for (const name of ['gateway', 'peer-mentoring', 'peer-mentoring-worker', 'provision'])
      expect(services[name].mem_limit).toBe('768m')
  })

  it('takes our image from nobody: in a registry its name may be a stranger’s', () => {
    const { services } = compose()
    for (const name of ['gateway', 'peer-mentoring', 'peer-mentoring-worker', 'provision'])
      expect(services[name]).toMatchObject({ image: 'landfall/node', pull_policy: 'never' })
  })

  it('lets a store be the first process of no container', () => {
    // When a check is killed, PostgreSQL takes it for a broken server process of its own and restarts all of them.
    const { services } = compose()
    for (const name of ['postgres', 'mongo', 'redis', 'nats', 's3'])
      expect(services[name].init).toBe(true)
  })

  it('gives up on no process that still migrates: Kubernetes waits half an hour, too', () => {
    const { services } = compose()
    for (const name of ['gateway', 'peer-mentoring', 'peer-mentoring-worker'])
      expect(services[name].healthcheck.start_period).toBe('30m')
  })

  it('leaves stores the time to write what they hold', () => {
    const { services } = compose()
    for (const name of ['postgres', 'mongo', 'redis', 'nats', 's3'])
      expect(services[name].stop_grace_period).toBe('1m')
  })

  it('asks processes for their health without starting Node, which costs a tenth of a second', async () => {
    const [program = '', ...args] = compose().services.gateway.healthcheck.test.slice(1)
    expect(program).toBe('bash')
    let status = 200
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/readyz' ? status : 404
      response.end('{}')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const check = async () => {
      const command = args.map((arg: string) => arg.replaceAll('$$', '$'))
      const child = spawn(program, command, { env: { PORT: String(port) } })
      const [code] = (await once(child, 'exit')) as [number]
      return code
    }
    expect(await check()).toBe(0)
    status = 503
    expect(await check()).toBe(1)
    server.close()
    await once(server, 'close')
    expect(await check()).toBe(1)
  })

  it('tells the gateway what .env says of the proxies before it, and of pages elsewhere', () => {
    expect(compose().services.gateway.environment).toMatchObject({
      TRUSTED_PROXY: '${TRUSTED_PROXY:-}',
      ALLOWED_ORIGINS: '${ALLOWED_ORIGINS:-}',
      SOCIAL_URLS: '${SOCIAL_URLS:-}',
    })
  })

  it('tells every process where traces go, if .env says so', () => {
    const place = { OTEL_EXPORTER_OTLP_ENDPOINT: '${OTEL_EXPORTER_OTLP_ENDPOINT:-}' }
    const { services } = compose()
    for (const name of ['gateway', 'peer-mentoring', 'peer-mentoring-worker'])
      expect(services[name].environment).toMatchObject(place)
  })

  it('builds the image with the name that the operator gives the release', () => {
    expect(compose().services.provision.build.args).toEqual({ RELEASE: '${RELEASE:-}' })
  })

  it('gives NATS its token in a place where nothing is read into it', () => {
    // NATS reads a variable as a value of its configuration language: 7e3abc is a broken number there.
    const nats = readFileSync(join(root, 'deploy/nats/nats.conf'), 'utf8')
    expect(nats).not.toContain('$')
    expect(compose().services.nats.command).toEqual([
      '-c',
      '/etc/nats/nats.conf',
      '--auth',
      '${NATS_TOKEN:?run scripts/ops/init}',
    ])
  })

  it('lets PostgreSQL take all connections of all services, with two of each process', () => {
    const { databasePoolSize } = serviceConfig('catalog', {
      DATABASE_URL: 'postgres://localhost/landfall',
      REDIS_URL: 'redis://localhost',
      NATS_URL: 'nats://localhost',
      GATEWAY_PUBLIC_KEY: testKeys().publicKey,
    })
    const [max = '', least] =
      /max_connections=\$\{POSTGRES_MAX_CONNECTIONS:-(\d+)\}/.exec(template) ?? []
    expect(max).not.toBe('')
    // Beside its pool, a process has one connection that listens and one for work that runs alone.
    const ofProcess = databasePoolSize + 2
    const processes = discoverServices().length * ['server', 'worker'].length * 2
    const RESERVED_FOR_OPERATORS = 3
    expect(processes * ofProcess).toBeLessThanOrEqual(
      Number(least) - RESERVED_FOR_OPERATORS,
    )
  })

  it('adds what its deploy.yml names', () => {
    const { services, volumes } = compose(`
sealingKeys: [PEER_NOTES_KEY]
environment: { LIMIT: 5 }
isShownFirst: true
stores: [mongo]
volumes: { files: /var/lib/files }
workerVolumes: { notes: /var/lib/notes }
`)
    expect(services['peer-mentoring-worker'].environment).toMatchObject({
      LIMIT: 5,
      PEER_NOTES_KEY: '${PEER_NOTES_KEY:?run scripts/ops/init}',
    })
    expect(services.gateway.environment).not.toHaveProperty('PEER_NOTES_KEY')
    expect(services.gateway.depends_on['peer-mentoring']).toEqual({
      condition: 'service_healthy',
    })
    expect(services['peer-mentoring'].depends_on).toHaveProperty('mongo')
    expect(services['peer-mentoring'].volumes).toEqual(['files:/var/lib/files'])
    expect(services['peer-mentoring-worker'].volumes).toEqual([
      'files:/var/lib/files',
      'notes:/var/lib/notes',
    ])
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(['files', 'notes']))
  })

  it('refuses a key whose name does not say what it is', () => {
    expect(() => compose('sealingKeys: [PEER_NOTES]')).toThrow(/ends in _KEY/)
  })

  it('refuses a word in deploy.yml that it does not know', () => {
    expect(() => compose('enviroment: {}')).toThrow(
      /peer-mentoring\/deploy\.yml.*enviroment/s,
    )
  })
})
