import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLog, OperatorError } from './log.ts'

function logLines(write: (log: ReturnType<typeof createLog>) => void, options = {}) {
  const lines: string[] = []
  write(
    createLog({
      service: 'test',
      destination: { write: (line) => void lines.push(line) },
      ...options,
    }),
  )
  return {
    text: lines.join(''),
    first: z.looseObject({}).parse(JSON.parse(lines[0] ?? '{}')),
  }
}

describe('the log', () => {
  it('prints the fields that it knows and hides the others', () => {
    const { first } = logLines((log) =>
      log.info({ requestId: 'r1', count: 3, email: 'ada@example.org' }, 'a thing happened'),
    )
    expect(first).toMatchObject({
      service: 'test',
      level: 'info',
      requestId: 'r1',
      count: 3,
      email: '[redacted]',
      msg: 'a thing happened',
    })
  })

  it('hides unknown fields of a child and nested records', () => {
    const { text } = logLines((log) =>
      log
        .child({ email: 'ada@example.org', jobId: 'j1' })
        .info({ status: { gpa: 'three point nine' } }, 'x'),
    )
    expect(text).not.toMatch(/ada@example|three point nine/)
    expect(text).toContain('j1')
  })

  it.each([
    ['as the only argument', (log: ReturnType<typeof createLog>, e: Error) => log.error(e)],
    [
      'in a field',
      (log: ReturnType<typeof createLog>, e: Error) => log.error({ err: e }, 'x'),
    ],
    [
      'as the first of two',
      (log: ReturnType<typeof createLog>, e: Error) => log.error(e, 'x'),
    ],
  ])('describes an error without its message, %s', (_, write) => {
    const cause = Object.assign(new TypeError('key (email)=(ada@example.org)'), {
      code: '23505',
    })
    const { text, first } = logLines((log) =>
      write(log, new Error('insert of ada@example.org failed', { cause })),
    )
    expect(text).not.toContain('ada@example')
    expect(first.err).toMatchObject({
      type: 'Error',
      cause: { type: 'TypeError', code: '23505' },
    })
    expect(text).toContain('log.test.ts')
  })

  it('does not fill texts into a message', () => {
    const { text } = logLines((log) => log.info('mail to %s', 'ada@example.org'))
    expect(text).not.toContain('ada@example')
  })

  it('prints the message of an error that is written for operators', () => {
    const { text } = logLines((log) =>
      log.error(new OperatorError('Redis keeps nothing on disk')),
    )
    expect(text).toContain('Redis keeps nothing on disk')
  })

  it('names the place of a zod fault, never its value', () => {
    const fault = z
      .object({ gpa: z.literal('4.0') })
      .safeParse({ gpa: 'three point nine' }).error
    const { text } = logLines((log) => log.error({ err: fault }, 'x'))
    expect(text).toContain('gpa')
    expect(text).not.toContain('three point nine')
  })

  it('prints messages of errors in development', () => {
    const { text } = logLines((log) => log.error(new Error('what is wrong')), {
      showErrorMessages: true,
    })
    expect(text).toContain('what is wrong')
  })
})
