import { expect, it } from 'vitest'
import { presentLimits } from './profile.present.ts'

it.each([
  [
    { visa: 'full', mayBeHeld: true },
    /^A proclamation suspends new visas.*another country this may not apply.*before you leave\./,
  ],
  [
    { visa: 'partial', mayBeHeld: true },
    /^A proclamation limits new visas.*another country this may not apply.*before you leave\./,
  ],
  [{ visa: null, mayBeHeld: true }, /^USCIS may hold an I-765/],
] as const)('of limits %j says since when nobody could check them', (limits, words) => {
  const { says, confidence, verifiedOn } = presentLimits(limits)
  expect(says).toMatch(words)
  expect(says).toMatch(/What changed after February 2026 could not be checked\.$/)
  expect([confidence, verifiedOn]).toEqual(['UNCONFIRMED', '2026-11-22'])
})

it('says of another passport only that it may get a visa: the hold is by birth, too', () => {
  expect(presentLimits({ visa: null, mayBeHeld: true }).says).not.toContain('passport')
})

it.each(['full', 'partial'] as const)(
  'of a %s suspension names the visas of exchange visitors, and whom they ask',
  (visa) => {
    const { says } = presentLimits({ visa, mayBeHeld: true })
    expect(says).toContain('F, M and J visas included')
    expect(says).toContain('ask your DSO (on J-1: your RO)')
  },
)

it('says nothing where no limit is known', () => {
  expect(presentLimits({ visa: null, mayBeHeld: false }).says).toBeNull()
})
