import { expect, it } from 'vitest'
import { leaveOut } from './leave-out.ts'

/** A catalog of listings, each with some words; "no" is a stop word. */
const LISTINGS = ['women phd aviation', 'women ielts', 'nursing', 'single semester']

const finds = async (text: string) => {
  const words = text.split(' ').filter((word) => word !== 'no')
  return (
    words.length > 0 &&
    LISTINGS.some((listing) => words.every((word) => listing.split(' ').includes(word)))
  )
}

it.each([
  ['women', 'women', []],
  ['women ielts', 'women ielts', []],
  ['women phd no ielts', 'women phd', ['no ielts']],
  ['zebra women nursing', 'women', ['zebra', 'nursing']],
  ['zebra', null, ['zebra']],
  ['women no ielts zebra', 'women', ['no ielts', 'zebra']],
  ['no zebra without', null, ['no zebra', 'without']],
])('keeps of "%s" the words %j and leaves out %j', async (text, kept, leftOut) => {
  expect(await leaveOut(text, finds)).toEqual({ kept, leftOut })
})

it.each(['"zebra" women', 'women -phd zebra', 'zebra or lion', 'zebra '.repeat(13).trim()])(
  'leaves "%s" as it is',
  async (text) => {
    expect(await leaveOut(text, finds)).toEqual({ kept: text, leftOut: [] })
  },
)
