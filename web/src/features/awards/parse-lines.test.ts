import { expect, it } from 'vitest'
import { parseDays, parsePayments } from './parse-lines.ts'

it('reads a payment on each line', () => {
  expect(parsePayments('2027-01-15 1500.50\n\n 2027-06-15, 1000 \n')).toEqual([
    { dueOn: '2027-01-15', amount: '1500.50' },
    { dueOn: '2027-06-15', amount: '1000' },
  ])
  expect(parsePayments('')).toEqual([])
})

it.each(['2027-01-15', '15 Jan 1500', '2027-01-15 1,500', '2027-01-15 -5'])(
  'takes %j for no payment',
  (line) => {
    expect(parsePayments(`2027-01-01 5\n${line}`)).toBeNull()
  },
)

it('reads a day on each line, and nothing else', () => {
  expect(parseDays('2027-06-01\n2027-12-01')).toEqual(['2027-06-01', '2027-12-01'])
  expect(parseDays('June')).toBeNull()
})
