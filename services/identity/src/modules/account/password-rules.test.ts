import { describe, expect, it } from 'vitest'
import { passwordFault, tooEasyMessage } from './password-rules.ts'

describe('a new password', () => {
  it('has the configured minimum length, and the message says it', () => {
    expect(passwordFault('k3jf8', 6)).toBe('Password must be at least 6 characters')
    expect(passwordFault('k3jf8sq', 8)).toBe('Password must be at least 8 characters')
    expect(passwordFault('k3jf8s', 6)).toBeNull()
  })

  it('has at most 128 characters', () => {
    const long = 'Lagos rain on a tin roof 77 '.repeat(5)
    expect(passwordFault(long.slice(0, 128), 6)).toBeNull()
    expect(passwordFault(long.slice(0, 129), 6)).toBe(
      'Password must be at most 128 characters',
    )
  })

  it('counts letters, not code units', () => {
    expect(passwordFault('𝒶𝒷𝒸', 6)).toBe('Password must be at least 6 characters')
  })

  it.each([
    'password',
    'Passw0rd!',
    'qwertyuiop',
    'abc123',
    'aaaaaaaaaaaa',
    '12345678',
    'letmein1',
    'landfall',
    '19900101',
  ])('is not %s, which is easy to guess', (password) => {
    expect(passwordFault(password, 6)).toBe(tooEasyMessage)
  })

  it('is not made of what everybody knows about its owner', () => {
    const about = ['okonkwo_ada', 'ada.okonkwo@example.org', 'Ada', 'Okonkwo']
    expect(passwordFault('Okonkwo1', 6, about)).toBe(tooEasyMessage)
    expect(passwordFault('okonkwo_ada', 6, about)).toBe(tooEasyMessage)
  })

  it.each(['scholar-Lagos-77', 'correct horse battery staple', 'vK9#mq2L'])(
    'may be %s',
    (password) => {
      expect(passwordFault(password, 6)).toBeNull()
    },
  )
})
