import { assert, bigInt, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInput } from './money.input.ts'
import { decimalOf, minorDigits, moneyInWords } from '@landfall/reference/money'
import { isCurrency, minorOf } from './money.ts'

describe('an amount', () => {
  it.each([
    ['USD', 2],
    ['JPY', 0],
    ['KWD', 3],
  ])('in %s has %i decimals', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits)
  })

  it.each([
    ['1500.5', 'USD', 150050n],
    ['1500', 'JPY', 1500n],
    ['0.001', 'KWD', 1n],
    ['10.5000', 'USD', 1050n],
    ['10.505', 'USD', null],
    ['10.5', 'JPY', null],
  ])('%s of %s is %s of the smallest unit', (amount, currency, minor) => {
    expect(minorOf(amount, currency)).toBe(minor)
  })

  it('comes back as it went in, whatever its size and currency', () => {
    const amount = bigInt({ min: 0n, max: 9_999_999_999_999n })
    assert(
      property(
        amount,
        constantFrom('USD', 'JPY', 'XOF', 'EUR', 'INR'),
        (minor, currency) => {
          const kept = minor / 10_000n
          expect(minorOf(decimalOf(kept, currency), currency)).toBe(kept)
          expect(decimalOf(-kept - 1n, currency)).toMatch(/^-\d/)
        },
      ),
    )
  })

  it.each(['0', '0.00', '-1', '1e3', '1,500', '', ' ', 'NaN', '12345678901', '1.23456'])(
    'is not %j',
    (text) => {
      expect(amountInput.safeParse(text).success).toBe(false)
    },
  )

  it('is said as the pages say it, with cents only where there are some', () => {
    expect(moneyInWords(250000n, 'USD')).toBe('US$2,500')
    expect(moneyInWords(80000n, 'EUR')).toBe('EUR 800')
  })

  it('is said exactly, also where a number could not hold it', () => {
    expect(moneyInWords(150050n, 'USD')).toBe('US$1,500.50')
    expect(moneyInWords(900719925474099311n, 'USD')).toBe('US$9,007,199,254,740,993.11')
    expect(moneyInWords(-150050n, 'USD')).toBe('-US$1,500.50')
    expect(moneyInWords(1500n, 'JPY')).toBe('JPY 1,500')
    expect(moneyInWords(1500n, 'KWD')).toBe('KWD 1.500')
  })
})

it('knows the currencies of ISO 4217 and no other', () => {
  expect(['USD', 'NGN', 'XOF'].every(isCurrency)).toBe(true)
  expect(['usd', 'US', 'ABC', ''].some(isCurrency)).toBe(false)
})
