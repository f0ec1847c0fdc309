import { createLog } from '@landfall/kit/observability/log'
import { err, ok } from '@landfall/kit/core/result'
import { describe, expect, it } from 'vitest'
import { maskText } from '../provider/mask-text.ts'
import type { AskLanguageTool, LanguageToolAnswer } from './languagetool.client.ts'
import { makeAskSecondChecker } from './ask-second-checker.ts'
import { matchAt } from './testing/fake-languagetool.ts'

const mask = async (text: string) => maskText(text)
const log = createLog({ service: 'test', level: 'silent' })
const TEXT = 'She go home. Write to amara@mail.example.'
const away = err({ code: 'network' as const })
const answered = ok({ matches: [matchAt(TEXT, 'go')] })

/** A checker that answers as the test says, and keeps what it was sent. */
function checker(answer: AskLanguageTool, probeEveryMs?: number) {
  const sent: string[] = []
  const ask: AskLanguageTool = (text) => {
    sent.push(text)
    return answer(text)
  }
  return { sent, check: makeAskSecondChecker({ ask, mask, log, probeEveryMs }) }
}

describe('a second checker', () => {
  it('answers with its notes, and is sent no personal data', async () => {
    const { sent, check } = checker(async () => answered)
    const opinion = await check(TEXT)
    expect(opinion).toMatchObject({ by: 'LanguageTool', notes: [{ from: 4, to: 6 }] })
    expect(sent).toEqual(['She go home. Write to xxxxxxxxxxxxxxxxxx.'])
  })

  it('has nothing to say when the server fails, in whatever way', async () => {
    expect(await checker(async () => away).check(TEXT)).toBeNull()
    const thrown = checker(async () => {
      throw new Error('broken')
    })
    expect(await thrown.check(TEXT)).toBeNull()
    const unread = ok({ matches: null } as unknown as LanguageToolAnswer)
    expect(await checker(async () => unread).check(TEXT)).toBeNull()
  })

  it('is not asked again for a while once the server has failed three times in a row', async () => {
    const { sent, check } = checker(async () => away)
    for (let text = 0; text < 6; text++) expect(await check(TEXT)).toBeNull()
    expect(sent).toHaveLength(3)
  })

  it('is still asked when only some requests fail', async () => {
    let count = 0
    const { sent, check } = checker(async () => (count++ % 3 === 2 ? answered : away))
    for (let text = 0; text < 9; text++) await check(TEXT)
    expect(sent).toHaveLength(9)
  })

  it('is tried again with one text alone, while others go without it', async () => {
    const { promise: back, resolve } = Promise.withResolvers<typeof answered>()
    let count = 0
    const { sent, check } = checker(async () => (count++ < 3 ? away : back), 0)
    for (let text = 0; text < 3; text++) await check(TEXT)
    const probe = check(TEXT)
    expect(await check(TEXT)).toBeNull()
    resolve(answered)
    expect(await probe).not.toBeNull()
    expect(sent).toHaveLength(4)
    expect(await check(TEXT)).not.toBeNull()
  })
})
