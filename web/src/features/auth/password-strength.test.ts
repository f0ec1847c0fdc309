import { describe, expect, it } from 'vitest'
import { strengthMessages } from './auth-messages.ts'
import { passwordStrength } from './password-strength.ts'

describe('strength of a new password', () => {
  it.each([
    ['', 0],
    ['123456', 0],
    ['password', 0],
    ['aaaaaaaaaaaaaaaa', 0],
    ['abcdefghijklmnop', 0],
    ['qwertyuiop', 0],
    ['tulip7', 1],
    ['river Basalt 91 lantern', 4],
  ])('gives %s the score %i', (password, score) => {
    expect(passwordStrength(password).score).toBe(score)
  })

  it('counts the own name and address for nothing', () => {
    const own = ['Amara', 'Okonkwo', 'amara.okonkwo@example.org']
    expect(passwordStrength('amaraokonkwo', own)).toEqual({
      score: 0,
      advice: strengthMessages.ownData,
    })
  })

  it('never falls when a new random character is added', () => {
    let last = 0
    for (const password of [
      'kT',
      'kT9m',
      'kT9mQ2',
      'kT9mQ2vX',
      'kT9mQ2vXb!',
      'kT9mQ2vXb!wJ',
    ]) {
      const { score } = passwordStrength(password)
      expect(score).toBeGreaterThanOrEqual(last)
      last = score
    }
    expect(last).toBe(4)
  })
})
