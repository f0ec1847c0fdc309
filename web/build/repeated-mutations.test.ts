import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { idempotencyKeyOf } from '../src/lib/graphql/idempotency-keys.ts'

const schemaFile = join(import.meta.dirname, '../../gateway/api-schema.graphql')
const schema = buildSchema(readFileSync(schemaFile, 'utf8'))
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})

/** The second time they find what the first has made of it: nobody needs to know that it was the second. */
const SETTING = [
  'answer apply appeal archive assign block cancel change close connect decide declare decline',
  'delete endAward erase feature follow hold leave lift login logout mark move open propose publish rate',
  'release remove reuse review revoke set settle silence stop subscribe switch take unassign undo unshare update verify',
  'withdraw confirmEnrollment confirmReceipt acceptReply recordPostView recordContentView reopenApplication',
  // A new one each time, of which the last one shown is the one that counts; mails that come again.
  'rotate resend forgot',
  // Starts nothing while one runs.
  'syncExternal',
].flatMap((line) => line.split(' '))

function isKeyed(name: string): boolean {
  const query = `mutation Some($input: SomeInput!) { result: ${name}(input: $input) { __typename } }`
  return idempotencyKeyOf(JSON.stringify({ query, variables: {} })) !== null
}

const isSetting = (name: string) =>
  SETTING.some((verb) => name === verb || name.match(/^[a-z]+/)?.[0] === verb)

it('every mutation is sent under a key, or is known to be the same the second time', () => {
  expect(mutations.length).toBeGreaterThan(100)
  expect(mutations.filter((name) => !isKeyed(name) && !isSetting(name))).toEqual([])
})

it.each([
  'bookSession',
  'sendMentorMessage',
  'recordPayment',
  'saveApplication',
  'acceptInvitation',
])(
  '%s gets a key: a lost answer does not make it twice, or look like a refusal',
  (name) => {
    expect(isKeyed(name)).toBe(true)
  },
)

it.each(['updateSavedScholarship', 'recordPostView', 'logout'])('%s gets none', (name) => {
  expect(isKeyed(name)).toBe(false)
})
