import { array, assert, bigInt, constantFrom, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import {
  availableOf,
  type Balance,
  balanceAfter,
  EMPTY_BALANCE,
  isSound,
  LEDGER_KINDS,
} from './balance.ts'

const entry = record({
  kind: constantFrom(...LEDGER_KINDS),
  amountMinor: bigInt({ min: -500n, max: 1_000n }).filter((amount) => amount !== 0n),
})

type Entry = { kind: (typeof LEDGER_KINDS)[number]; amountMinor: bigint }

/** The entries that a ledger accepts, one after the other, with the balance after them. */
function keep(entries: readonly Entry[]) {
  let balance: Balance = EMPTY_BALANCE
  const kept: Entry[] = []
  for (const one of entries) {
    const after = balanceAfter(balance, one)
    if (!isSound(after)) continue
    balance = after
    kept.push(one)
  }
  return { balance, kept }
}

const sumOf = (entries: readonly Entry[], kind: Entry['kind']) =>
  entries.reduce((sum, one) => (one.kind === kind ? sum + one.amountMinor : sum), 0n)

it('a balance is what the ledger adds up to, whatever was tried', () => {
  assert(
    property(array(entry, { maxLength: 60 }), (entries) => {
      const { balance, kept } = keep(entries)
      const sum = (kind: Entry['kind']) => sumOf(kept, kind)
      expect(balance).toEqual({
        pledgedMinor: sum('pledged'),
        committedMinor: sum('committed') - sum('released') - sum('awarded'),
        awardedMinor: sum('awarded') - sum('returned'),
        disbursedMinor: sum('disbursed') - sum('refunded'),
      })
    }),
  )
})

const of = (pledged: bigint, committed: bigint, awarded: bigint, disbursed: bigint) => ({
  pledgedMinor: pledged,
  committedMinor: committed,
  awardedMinor: awarded,
  disbursedMinor: disbursed,
})

it.each([
  ['nothing yet', EMPTY_BALANCE, 0n, true],
  ['all of it promised, and all that is awarded paid', of(9n, 4n, 5n, 5n), 0n, true],
  ['some of it left', of(9n, 2n, 3n, 1n), 4n, true],
  ['more promised than pledged', of(9n, 5n, 5n, 0n), -1n, false],
  ['more paid than awarded', of(9n, 0n, 5n, 6n), 4n, false],
  ['less than nothing promised', of(9n, -1n, 5n, 0n), 5n, false],
  ['less than nothing paid', of(9n, 0n, 5n, -1n), 4n, false],
])('a balance with %s is sound or not', (_name, balance, available, isStanding) => {
  expect(availableOf(balance)).toBe(available)
  expect(isSound(balance)).toBe(isStanding)
})
