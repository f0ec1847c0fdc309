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

/** The entries that a ledger takes, one after the other, with the balance after them. */
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

it('is what the ledger adds up to, whatever was tried', () => {
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

it('never promises more than was pledged, nor pays more than was awarded', () => {
  assert(
    property(array(entry, { maxLength: 60 }), (entries) => {
      const { balance } = keep(entries)
      expect(availableOf(balance)).toBeGreaterThanOrEqual(0n)
      expect(balance.disbursedMinor).toBeLessThanOrEqual(balance.awardedMinor)
      expect(Object.values(balance).every((part) => part >= 0n)).toBe(true)
    }),
  )
})
