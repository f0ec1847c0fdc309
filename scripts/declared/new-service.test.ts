import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { copyTree } from '../test/copied-tree.ts'

/** Everything that a ninth service brings along: its own folder, and its events among the others. */
const NEW = {
  'services/peer-mentoring/src/main.ts': '',
  'services/peer-mentoring/src/schema.graphql': `
    extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@shareable"])
    type Query { openHours: OpenHours! }
    type Subscription { openHours: OpenHours! }
    type OpenHours { count: Int! }`,
  'services/peer-mentoring/notices.yml': `
hour-booked:
  label: Booked hours
  mails: emails about booked hours
  audience: students
  group: mentoring
  byMail: true`,
  'services/peer-mentoring/live-fields.yml': `
openHours:
  kind: state
  changedBy: hours-changed.v1
  scope: public`,
  'services/peer-mentoring/deploy.yml': `
sealingKeys: [PEER_NOTES_KEY]
stores: [mongo]`,
  'proto-events/src/peer-mentoring/hours-changed.v1.ts': `
    import { z } from 'zod'
    import { defineEvent } from '../define-event.ts'
    export const HoursChanged = defineEvent({
      publisher: 'peer-mentoring', noun: 'hours', verb: 'changed', version: 1,
      description: 'Other hours are open.', schema: z.object({}) })`,
}

/** What the copy's programs know, read in a process of its own. */
const KNOWN = `
  import { gatewayConfig, SUBGRAPHS } from './gateway/src/config.ts'
  import { LIVE_FIELDS } from './gateway/src/subscriptions/declared-live-fields.ts'
  import { createConsumers } from './services/identity/src/events/consumers.ts'
  import { typesFor } from './services/identity/src/modules/notice/notice-choices.ts'
  import { noticeMail } from './services/identity/src/modules/notice/notice.mails.ts'
  import { readDeployments, sealingKeysOf } from './scripts/declared/deployment.ts'
  import { discoverServices } from './scripts/dev/services.ts'
  import { testKeys } from './services/_kit/src/testing/callers.ts'
  const notice = { type: 'hour-booked', title: 'Booked', body: '', link: '/', linkLabel: 'Open' }
  const { privateKey } = testKeys()
  const env = { GATEWAY_PRIVATE_KEY: privateKey, PEER_MENTORING_URL: 'http://peers:4000' }
  console.log(JSON.stringify({
    subgraphs: SUBGRAPHS,
    sealingKeys: sealingKeysOf(readDeployments(discoverServices())),
    urls: gatewayConfig(env).subgraphUrls,
    liveField: { ...LIVE_FIELDS.openHours, changedBy: LIVE_FIELDS.openHours.changedBy.type },
    consumed: createConsumers(() => {}).map(({ event }) => event.type),
    forStudents: typesFor({ userType: 'student', roles: [] }),
    mail: noticeMail({ firstName: 'Ada' }, notice, { site: '', unsubscribe: '' }).text,
  }))`

let folder = ''
let known: Record<string, unknown>
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

beforeAll(() => {
  folder = copyTree()
  for (const [path, text] of Object.entries(NEW)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  run(process.execPath, 'scripts/declared/write.ts')
  run(process.execPath, 'gateway/bin/compose.ts')
  run(process.execPath, 'scripts/ops/deploy-files.ts')
  run('scripts/ops/init')
  known = JSON.parse(run(process.execPath, '--input-type=module', '-e', KNOWN))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a new service', () => {
  it('is in the graph, with its notices', () => {
    expect(read('gateway/supergraph.graphql')).toContain(
      '@join__graph(name: "peer-mentoring"',
    )
    const schema = read('gateway/api-schema.graphql')
    expect(schema).toContain('openHours: OpenHours!')
    expect(schema).toContain('HOUR_BOOKED')
  })

  it('has containers, a password and the key that it seals with', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true })
    expect(services['peer-mentoring'].depends_on).toHaveProperty('mongo')
    expect(services).toHaveProperty('peer-mentoring-worker')
    expect(services.gateway.environment).toHaveProperty('PEER_MENTORING_URL')
    expect(services['peer-mentoring'].environment).toHaveProperty('PEER_NOTES_KEY')
    expect(read('.env')).toMatch(/^PEER_MENTORING_DATABASE_PASSWORD=[0-9a-f]{48}$/m)
    expect(read('.env')).toMatch(/^PEER_NOTES_KEY=[\w-]{43}$/m)
    expect(known.sealingKeys).toContain('PEER_NOTES_KEY')
  })

  it('is known to gateway, identity and client', () => {
    expect(known.subgraphs).toContain('peer-mentoring')
    expect(known.urls).toMatchObject({ 'peer-mentoring': 'http://peers:4000' })
    expect(known.liveField).toEqual({
      kind: 'state',
      scope: 'public',
      changedBy: 'landfall.peer-mentoring.hours.changed.v1',
    })
    expect(known.consumed).toContain('landfall.peer-mentoring.notice.requested.v1')
    expect(known.forStudents).toContain('hour-booked')
    expect(known.mail).toContain('Unsubscribe from emails about booked hours')
    expect(read('web/src/entities/notice/notice-type-labels.ts')).toContain(
      "HOUR_BOOKED: 'Booked hours'",
    )
  })
})
