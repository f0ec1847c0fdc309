import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { connectionOf, cursorOf, parsePage } from './paging.ts'

const position = z.strictObject({ at: z.number() })

describe('a page’s arguments', () => {
  it('default to the first 20', () => {
    expect(parsePage({ channel: 'web' }, {}, position)).toEqual({ first: 20, after: null })
  })

  it('read a cursor that this list made', () => {
    const after = cursorOf({ at: 7 })
    expect(parsePage({ channel: 'web' }, { after }, position).after).toEqual({ at: 7 })
  })

  it.each([
    ['no record', { first: 0 }],
    ['more than 100', { first: 101 }],
    ['a cursor of another list', { after: cursorOf({ name: 'x' }) }],
    ['text that is no cursor', { after: '%%%' }],
  ])('refuse %s', (_name, args) => {
    expect(() => parsePage({ channel: 'partner' }, args, position)).toThrow(
      /marked fields|Ask for|cursor/,
    )
  })

  it('let the REST facade ask for 500', () => {
    expect(parsePage({ channel: 'rest' }, { first: 500 }, position).first).toBe(500)
    expect(() => parsePage({ channel: 'rest' }, { first: 501 }, position)).toThrow(
      /marked fields|Ask for|cursor/,
    )
  })
})

describe('a connection', () => {
  it('carries a cursor for each record and for the page’s two ends', () => {
    const connection = connectionOf({
      items: [1, 2],
      node: (item) => `n${item}`,
      positionOf: (at) => ({ at }),
      hasNextPage: true,
      hasPreviousPage: false,
      totalCount: 9,
    })
    expect(connection.edges.map((edge) => edge.node)).toEqual(['n1', 'n2'])
    expect(connection.pageInfo.endCursor).toBe(cursorOf({ at: 2 }))
    expect(connection.totalCount).toBe(9)
  })

  it('has no ends when it is empty', () => {
    const empty = connectionOf({
      items: [] as number[],
      node: String,
      positionOf: (at) => ({ at }),
      hasNextPage: false,
      hasPreviousPage: false,
      totalCount: 0,
    })
    expect(empty.pageInfo).toMatchObject({ startCursor: null, endCursor: null })
  })
})
