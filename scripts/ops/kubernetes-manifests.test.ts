import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { parseDeployment, readDeployments } from '../declared/deployment.ts'
import { root } from '../dev/paths.ts'
import { discoverServices } from '../dev/services.ts'
import { platformManifests, provisionManifest } from './kubernetes-manifests.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- as the cluster reads it
type Manifest = Record<string, any>

function read(text: string): Manifest[] {
  return parseAllDocuments(text).map((one) => one.toJS() as Manifest)
}

const deploy = `
sealingKeys: [PEER_NOTES_KEY]
environment:
  LIMIT: 5
  PER_DAY: \${PER_DAY:-}
  SMTP_URL: \${SMTP_URL:-smtp://mail:1025}
  MAIL_FROM: \${MAIL_FROM:?run scripts/ops/init}
volumes: { files: /var/lib/files }
workerVolumes: { notes: /var/lib/notes }
`

function planted(text = deploy) {
  const service = {
    name: 'peer-mentoring',
    deployment: parseDeployment('peer-mentoring', text),
  }
  const found = read(platformManifests([service]))
  const named = (kind: string, name: string) =>
    found.find((one) => one['kind'] === kind && one['metadata'].name === name)
  const containerOf = (name: string) =>
    named('Deployment', name)?.['spec'].template.spec.containers[0]
  return { named, containerOf, service }
}

function variable(container: Manifest, name: string): Manifest | undefined {
  return container['env'].find((one: Manifest) => one['name'] === name)
}

describe('the manifests', () => {
  it('have all that a new service needs, from its folder alone', () => {
    const { named, containerOf, service } = planted()
    expect(containerOf('peer-mentoring').command.at(-1)).toBe(
      'services/peer-mentoring/src/main.ts',
    )
    expect(containerOf('peer-mentoring-worker').command.at(-1)).toBe(
      'services/peer-mentoring/src/worker-main.ts',
    )
    expect(named('Service', 'peer-mentoring')?.['spec'].ports[0].port).toBe(4000)
    expect(named('Service', 'peer-mentoring-worker')).toBeUndefined()
    expect(variable(containerOf('gateway'), 'PEER_MENTORING_URL')?.['value']).toBe(
      'http://peer-mentoring:4000',
    )
    const [job] = read(provisionManifest([service]))
    const provision = job?.['spec'].template.spec.containers[0] ?? {}
    expect(variable(provision, 'PEER_MENTORING_DATABASE_PASSWORD')).toBeDefined()
  })

  it('give a process the secrets that it names, and no others', () => {
    const { containerOf } = planted()
    const ofSecret = (name: string, key: string) =>
      variable(containerOf(name), key)?.['valueFrom']?.secretKeyRef
    expect(ofSecret('peer-mentoring', 'PEER_NOTES_KEY')).toEqual({
      name: 'landfall',
      key: 'PEER_NOTES_KEY',
    })
    expect(ofSecret('gateway', 'PEER_NOTES_KEY')).toBeUndefined()
    expect(ofSecret('gateway', 'GATEWAY_PRIVATE_KEY')).toBeDefined()
    expect(ofSecret('peer-mentoring', 'GATEWAY_PRIVATE_KEY')).toBeUndefined()
    expect(containerOf('peer-mentoring').envFrom).toBeUndefined()
  })

  it('let an installation leave out what has no value of its own, and nothing else', () => {
    const container = planted().containerOf('peer-mentoring-worker')
    const isOptional = (name: string) =>
      variable(container, name)?.['valueFrom'].secretKeyRef.optional ?? false
    expect(isOptional('PER_DAY')).toBe(true)
    // The default is a container of the compose file, so the installation must set its own.
    expect(isOptional('SMTP_URL')).toBe(false)
    expect(isOptional('MAIL_FROM')).toBe(false)
    expect(variable(container, 'LIMIT')).toEqual({ name: 'LIMIT', value: '5' })
  })

  it('fill in a database address only from what stands above it', () => {
    const { env } = planted().containerOf('peer-mentoring') as Manifest
    const at = (name: string) => env.findIndex((one: Manifest) => one['name'] === name)
    const address = at('PEER_MENTORING_DATABASE_URL')
    const asked = [...env[address].value.matchAll(/\$\((\w+)\)/g)].map(([, name]) => name)
    expect(asked).toEqual(['PEER_MENTORING_DATABASE_PASSWORD', 'POSTGRES_ADDRESS'])
    for (const name of asked) {
      expect(at(name)).toBeGreaterThanOrEqual(0)
      expect(at(name)).toBeLessThan(address)
    }
  })

  it('share what must last, and let each worker make again what it can', () => {
    const { named } = planted()
    const volumes = (name: string) =>
      named('Deployment', name)?.['spec'].template.spec.volumes
    const files = { name: 'files', persistentVolumeClaim: { claimName: 'files' } }
    expect(volumes('peer-mentoring')).toEqual([{ name: 'tmp', emptyDir: {} }, files])
    expect(volumes('peer-mentoring-worker')).toContainEqual({ name: 'notes', emptyDir: {} })
    expect(named('PersistentVolumeClaim', 'files')?.['spec'].accessModes).toEqual([
      'ReadWriteMany',
    ])
  })

  it('refuse a value that only compose could read', () => {
    expect(() => planted('environment: { A_URL: "http://${HOST:-mail}/a" }')).toThrow(
      'services/peer-mentoring/deploy.yml: A_URL',
    )
  })

  it('name the claims and pods that do without a volume where documents lie in a bucket', () => {
    const found = read(platformManifests(readDeployments(discoverServices())))
    const file = join(root, 'deploy/kubernetes/bucket/kustomization.yaml')
    const [bucket] = read(readFileSync(file, 'utf8'))
    const [gone, emptied] = bucket?.['patches'] ?? []
    const claims = found.filter(({ kind }) => kind === 'PersistentVolumeClaim')
    expect(claims.map(({ metadata }) => metadata.name)).toEqual([
      read(gone.patch)[0]?.['metadata'].name,
    ])
    const name = read(emptied.patch)[0]?.['spec'].template.spec.volumes[0].name
    const named = new RegExp(`^(?:${emptied.target.name})$`)
    const deployments = found.filter(({ kind }) => kind === 'Deployment')
    const mounting = deployments.filter(({ spec }) =>
      spec.template.spec.volumes.some((volume: Manifest) => volume['name'] === name),
    )
    expect(mounting).toHaveLength(2)
    expect(deployments.filter(({ metadata }) => named.test(metadata.name))).toEqual(
      mounting,
    )
  })

  it('can be made of the services that are there', () => {
    const services = readDeployments(discoverServices())
    const deployments = read(platformManifests(services)).filter(
      ({ kind }) => kind === 'Deployment',
    )
    expect(deployments).toHaveLength(2 * services.length + 1)
    for (const { spec } of deployments) {
      const { labels } = spec.template.metadata
      expect(spec.selector.matchLabels).toEqual(labels)
    }
  })
})
