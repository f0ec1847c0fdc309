import { expect, it } from 'vitest'
import { spreadBar } from './spread.ts'

const spread = {
  lowerQuartile: '20.0',
  upperQuartile: '60.0',
  ninetyFifthPercentile: '80.0',
}

it('ends where nineteen of twenty universities do', () => {
  expect(spreadBar('40.0', spread)).toEqual({
    own: 50,
    middleFrom: 25,
    middleTo: 75,
    place: 'within',
  })
})

it('is as long as a figure beyond them needs', () => {
  expect(spreadBar('100.0', spread)).toMatchObject({
    own: 100,
    middleTo: 60,
    place: 'above',
  })
})

it('counts the quartiles to the middle half', () => {
  expect(spreadBar('19.9', spread).place).toBe('below')
  expect(spreadBar('20.0', spread).place).toBe('within')
  expect(spreadBar('60.0', spread).place).toBe('within')
})

it('has a length where every figure is nothing', () => {
  const nothing = { lowerQuartile: '0', upperQuartile: '0', ninetyFifthPercentile: '0' }
  expect(spreadBar('0.0', nothing)).toMatchObject({ own: 0, middleTo: 0 })
})
