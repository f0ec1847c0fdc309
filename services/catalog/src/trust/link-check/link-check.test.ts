import { describe, expect, it } from 'vitest'
import {
  type LinkAnswer,
  type LinkCheck,
  isChanged,
  judgeLink,
  linkStatusOf,
} from './link-check.ts'
import { textHash } from './page-text.ts'

const START = new Date('2026-11-01T00:00:00Z')
const NEW: LinkCheck = {
  url: 'https://example.org/award',
  host: 'example.org',
  status: 'unchecked',
  httpStatus: null,
  movedTo: null,
  etag: null,
  lastModified: null,
  contentHash: null,
  verifiedHash: null,
  failures: 0,
  firstFailedAt: null,
  checkedAt: null,
  nextCheckAt: START,
}
const answered = (status: number, more: Partial<LinkAnswer> = {}) =>
  ({
    kind: 'answer',
    status,
    movedTo: null,
    etag: null,
    lastModified: null,
    contentHash: null,
    ...more,
  }) as LinkAnswer
const FAULT: LinkAnswer = { kind: 'fault', isOurs: false }

/** The state after each answer, with each check at its due time. */
function states(answers: readonly LinkAnswer[], from: LinkCheck = NEW): string[] {
  let check = from
  return answers.map((answer) => {
    check = judgeLink(check, answer, check.nextCheckAt, 0.5)
    return check.status
  })
}

const page = (main: string) =>
  `<title>T</title><body><p>Ad</p><!-- <main> --><main class="a>b">${main}</main>End</body>`

describe('an address', () => {
  it('is alive when it answers, and asked again in about a week', () => {
    const check = judgeLink(NEW, answered(200), START, 0.5)
    expect(check.status).toBe('alive')
    expect(check.nextCheckAt).toEqual(new Date('2026-11-08T00:00:00Z'))
    const days = [0, 1].map(
      (spread) =>
        (judgeLink(NEW, answered(200), START, spread).nextCheckAt.getTime() -
          START.getTime()) /
        86_400_000,
    )
    expect(days).toEqual([6.5, 7.5])
  })

  it('has moved when it leads on for good', () => {
    const movedTo = 'https://example.org/new'
    expect(judgeLink(NEW, answered(200, { movedTo }), START, 0.5)).toMatchObject({
      status: 'moved',
      movedTo,
    })
  })

  it('is dead only after three failures over two days', () => {
    expect(states([FAULT, FAULT, FAULT])).toEqual(['unchecked', 'unchecked', 'broken'])
    expect(states([answered(500), FAULT, answered(502)])).toEqual([
      'unchecked',
      'unchecked',
      'broken',
    ])
  })

  it('is not dead after three failures in one hour', () => {
    let check = NEW
    for (const minute of [0, 20, 40]) {
      const now = new Date(START.getTime() + minute * 60_000)
      check = judgeLink(check, FAULT, now, 0.5)
    }
    expect([check.failures, check.status]).toEqual([3, 'unchecked'])
  })

  it.each([404, 410])('that answers %i is dead the second day', (status) => {
    expect(states([answered(status), answered(status)])).toEqual(['unchecked', 'broken'])
  })

  it('starts counting again once it answers', () => {
    expect(states([FAULT, FAULT, answered(200), FAULT, FAULT])).toEqual([
      'unchecked',
      'unchecked',
      'alive',
      'alive',
      'alive',
    ])
    expect(states([answered(404), answered(404), answered(200)])).toEqual([
      'unchecked',
      'broken',
      'alive',
    ])
  })

  it.each([401, 403, 429, 451, 503])(
    'behind a wall (%i) is unknown, never dead',
    (status) => {
      const wall = answered(status)
      expect(states([wall, wall, wall, wall])).toEqual(Array(4).fill('unknown'))
    },
  )

  it('keeps what it knows of a page that is not modified', () => {
    const known = judgeLink(
      NEW,
      answered(200, { etag: '"1"', contentHash: 'a' }),
      START,
      0.5,
    )
    expect(judgeLink(known, answered(304), START, 0.5)).toMatchObject({
      status: 'alive',
      etag: '"1"',
      contentHash: 'a',
    })
  })
})

const stateOf = (url: string) =>
  url === 'a' ? 'broken' : url === 's' ? 'alive' : 'unknown'
const hash = (html: string) => textHash(Buffer.from(html), 'text/html; charset=utf-8')

it('a check tells that a page says something else than when a person read it', () => {
  const read = judgeLink(NEW, answered(200, { contentHash: 'a' }), START, 0.5)
  expect(isChanged(read)).toBe(false)
  const other = judgeLink(read, answered(200, { contentHash: 'b' }), START, 0.5)
  expect(isChanged(other)).toBe(true)
  expect(isChanged({ ...other, verifiedHash: 'b' })).toBe(false)
})

const status = (applicationUrl: string | null, sourceUrl: string | null) =>
  linkStatusOf({ applicationUrl, sourceUrl }, stateOf)

it('gives a listing the state of the address by which one applies, else of its source', () => {
  expect([
    status('a', 's'),
    status(null, 's'),
    status('x', 's'),
    status(null, null),
  ]).toEqual(['broken', 'alive', 'unchecked', 'unchecked'])
})

describe('the text of a page', () => {
  it('is the same in other markup, with another script and another menu', () => {
    const one = hash(
      '<body><nav>Home</nav><p>Due  <b>1 March</b></p><script>1</script></body>',
    )
    const other = hash(
      '<body><nav>Start</nav><p>Due <i>1 March</i></p><script>2</script></body>',
    )
    expect(one).toBe(other)
    expect(one).not.toBeNull()
  })

  it('is another one when a word is another one', () => {
    expect(hash('<p>Due 1 March</p>')).not.toBe(hash('<p>Due 2 March</p>'))
  })

  it('is that of the main part, whatever stands in comments and values', () => {
    expect(hash(page('Due 1 March'))).toBe(hash('<main>Due 1 <b>March</b></main>'))
    expect(hash(page('Due 1 March'))).not.toBe(hash(page('Due 2 March')))
  })

  it.each([
    ['<div>', 'tags that nobody closes'],
    ['<div><b></div></i>', 'tags that are closed wrongly'],
    ['<!--', 'comments that do not end'],
    ['<nav></nav>', 'menus'],
    ['<script></script>', 'scripts'],
    ['<a href="', 'values that do not end'],
    ['<', 'signs'],
  ])('takes no longer with more %s', (piece, _what) => {
    const page = piece.repeat((1024 * 1024) / piece.length)
    // A parser with quadratic time would take minutes.
    expect(() => hash(`<body>Due 1 March${page}`)).not.toThrow()
  })

  it('is none where there is no text', () => {
    expect(textHash(Buffer.from('%PDF'), 'application/pdf')).toBeNull()
    expect(hash('<body><script>1</script></body>')).toBeNull()
  })
})
