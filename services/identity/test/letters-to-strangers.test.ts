import { randomBytes, randomUUID } from 'node:crypto'
import { createSealer } from '@landfall/kit/core/sealed'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { MailRequested } from '@landfall/proto-events/applications/mail-requested.v1'
import { afterAll, expect, it } from 'vitest'
import { startNoticing } from './_notices.ts'

const { identity, sent } = await startNoticing()
afterAll(() => identity.stop())

const LETTER = {
  to: 'ama@school.example',
  subject: 'Ada <Okafor> asks you\r\nBcc: all@x.example',
  paragraphs: ['Please write of <b>Ada</b>.'],
  action: { label: 'Open the request', path: '/recommend#secret' },
  notes: ['The link is for you alone.'],
}
const ownKey = identity.config.studentAnswersKey

async function deliverLetter(mailId: string, key = ownKey, letter: object = LETTER) {
  const data = { mailId, sealed: await createSealer(key).seal(letter) }
  const consumer = identity.consumers.find(({ event }) => event.type === MailRequested.type)
  if (!consumer) throw new Error('Nobody consumes it')
  const event = {
    aggregateId: mailId,
    version: 1,
    data,
    id: randomUUID(),
    time: new Date(),
  }
  await deliver(consumer, makeEnvelope(MailRequested, event), identity.unitOfWork)
  await identity.runJobs()
}

it('letters go out once however often they are requested, with a link of this site and nothing as HTML', async () => {
  const mailId = randomUUID()
  await deliverLetter(mailId)
  await deliverLetter(mailId)
  const [mail, ...more] = sent.filter(({ to }) => to === LETTER.to)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Ada <Okafor> asks you Bcc: all@x.example')
  expect(mail?.text).toContain(`${identity.config.publicUrl}/recommend#secret`)
  expect(mail?.text).toMatch(/^Hello,/)
  expect(mail?.html).toContain('&lt;b&gt;Ada&lt;/b&gt;')
  const { rows } = await identity.postgres.pool.query(
    'select text, html from mails where id = $1',
    [mailId],
  )
  expect(rows).toEqual([{ text: '', html: '' }])
})

it('letters are refused when another key sealed them, or when their content is no letter', async () => {
  const otherKey = randomBytes(32).toString('base64url')
  await expect(deliverLetter(randomUUID(), otherKey)).rejects.toThrow(/decryption/i)
  const elsewhere = { ...LETTER, action: { label: 'Open', path: 'https://x.example' } }
  await expect(deliverLetter(randomUUID(), ownKey, elsewhere)).rejects.toThrow(/path/)
})
