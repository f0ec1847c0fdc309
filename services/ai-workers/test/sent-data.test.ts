import { expect, it } from 'vitest'
import { startFakeModel } from './_fake-model.ts'
import { PLANTED } from './_personal-data.ts'

/** Sends a text as a feature would that bypasses the redaction. */
async function afterSending(content: string): Promise<void> {
  const model = await startFakeModel(() => ({ answer: 'Hello' }))
  const messages = [{ role: 'user', content }]
  const body = JSON.stringify({ model: 'any', max_tokens: 1, stream: true, messages })
  const sent = await fetch(`${model.baseUrl}/chat/completions`, { method: 'POST', body })
  expect(await sent.text()).toContain('[DONE]')
  return model.stop()
}

it.each(PLANTED)(
  'what is sent to the model fails the tests that send: %s',
  async (words) => {
    await expect(afterSending(`How do I begin? ${words}`)).rejects.toThrow(
      'Personal data was sent to the model',
    )
  },
)

it('without personal data it fails none', async () => {
  const safe =
    'My name is [NAME_1], call [PHONE_1]. I won $5,000 on 1 Dec 2026, 12:59 of +2 awards.'
  await expect(afterSending(safe)).resolves.toBeUndefined()
})
