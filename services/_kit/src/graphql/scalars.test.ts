import { parseValue as parseAst } from 'graphql'
import { describe, expect, it } from 'vitest'
import { dateScalar, dateTimeScalar, decimalScalar, parseDecimal } from './scalars.ts'

describe('Decimal', () => {
  it.each([
    ['12500.00', '12500.00'],
    ['0012.50', '12.50'],
    ['-0.00', '0.00'],
    ['-0.05', '-0.05'],
    ['0', '0'],
    ['123456789012345678901234567890.12', '123456789012345678901234567890.12'],
  ])('reads %s as %s', (text, canonical) => {
    expect(decimalScalar.parseValue(text)).toBe(canonical)
    expect(decimalScalar.serialize(text)).toBe(canonical)
  })

  it.each(['', ' 1', '1,5', '.5', '5.', '+1', '1e3', 'NaN', 'Infinity', '0x10', '١'])(
    'refuses %j',
    (text) => {
      expect(parseDecimal(text)).toBeNull()
      expect(() => decimalScalar.parseValue(text)).toThrow('plain digits')
    },
  )

  it('takes JSON numbers, but none that need an exponent', () => {
    expect(decimalScalar.parseValue(3.75)).toBe('3.75')
    expect(() => decimalScalar.parseValue(1e21)).toThrow('plain digits')
    expect(() => decimalScalar.parseValue(Number.NaN)).toThrow('plain digits')
  })

  it('keeps every digit of a number in a document', () => {
    const literal = parseAst('9007199254740993.10')
    expect(decimalScalar.parseLiteral(literal, null)).toBe('9007199254740993.10')
  })

  it('answers no float that a resolver computed', () => {
    expect(() => decimalScalar.serialize(0.1 + 0.2)).toThrow('no exact Decimal')
    expect(decimalScalar.serialize(42)).toBe('42')
  })
})

describe('DateTime', () => {
  it('reads any zone and answers UTC', () => {
    const instant = dateTimeScalar.parseValue('2026-03-01T09:30:00+02:00')
    expect(dateTimeScalar.serialize(instant)).toBe('2026-03-01T07:30:00.000Z')
  })

  it.each([
    '2026-03-01T09:30:00',
    '2026-03-01',
    '2026-02-30T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:00+25:00',
    'yesterday',
    1_700_000_000_000,
    null,
  ])('refuses %j', (value) => {
    expect(() => dateTimeScalar.parseValue(value)).toThrow('ISO 8601')
  })

  it('answers no invalid instant', () => {
    expect(() => dateTimeScalar.serialize(new Date('x'))).toThrow('no DateTime')
  })
})

describe('Date', () => {
  it('knows leap years', () => {
    expect(dateScalar.parseValue('2028-02-29')).toBe('2028-02-29')
    expect(() => dateScalar.parseValue('2027-02-29')).toThrow('real day')
  })

  it.each(['2026-1-2', '2026-13-01', '2026-01-01T00:00:00Z', 20260101, ''])(
    'refuses %j',
    (value) => {
      expect(() => dateScalar.parseValue(value)).toThrow('real day')
    },
  )

  it('answers no JavaScript Date, which has no day without a zone', () => {
    expect(() => dateScalar.serialize(new Date())).toThrow('no Date')
  })
})
