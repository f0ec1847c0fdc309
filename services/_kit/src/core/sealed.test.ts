import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSealer } from './sealed.ts'

const newKey = () => randomBytes(32).toString('base64url')
const answers = { jesuit: 'YES', 'first-year-student': 'NO' }

it('opens what the same key sealed', async () => {
  const key = newKey()
  const sealed = await createSealer(key).seal(answers)
  expect(await createSealer(key).open(sealed)).toEqual(answers)
})

it('shows nothing of the value, nor that two values are the same', async () => {
  const sealer = createSealer(newKey())
  const [first, second] = await Promise.all([sealer.seal(answers), sealer.seal(answers)])
  expect(Buffer.from(first, 'base64url').toString()).not.toContain('jesuit')
  expect(first).not.toBe(second)
})

it('refuses another key, and a text that was changed', async () => {
  const sealer = createSealer(newKey())
  const sealed = await sealer.seal(answers)
  await expect(createSealer(newKey()).open(sealed)).rejects.toThrow('decryption')
  const parts = sealed.split('.')
  parts[3] = Buffer.from('{"jesuit":"NO"}').toString('base64url')
  await expect(sealer.open(parts.join('.'))).rejects.toThrow('decryption')
})

it('refuses a key of another length', () => {
  expect(() => createSealer('c2hvcnQ')).toThrow('32 bytes, this one 5')
})
