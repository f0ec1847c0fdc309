// @vitest-environment node
import { join } from 'node:path'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** WCAG 2.2, 1.4.3 and 1.4.11: the ratios of text, and of what shows that something is a control. */
const TEXT_RATIO = 4.5
const CONTROL_RATIO = 3

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const web = join(import.meta.dirname, '..')
const styles = readFileSync(join(web, 'src/styles.css'), 'utf8')
const tokens = new Map(
  [...styles.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
)

/** Backgrounds of any text: the page, cards, wells. Every text color has to be readable on each. */
const GROUNDS = ['paper', 'surface', 'sunken']
const TEXTS = ['ink', 'muted', 'sea', 'sea-strong', 'amber', 'good', 'bad', 'coral']
/** Tinted backgrounds carry their own color and the two of running text. */
const TINTS = ['sea-soft', 'amber-soft', 'good-soft', 'bad-soft', 'coral-soft']
/** Backgrounds of monograms: eight, and only ink stands on them. */
const MONOGRAMS = [...tokens.keys()].filter((name) => name.startsWith('tint-'))
/** Fills that carry text, and the only color on them. */
const FILLS: readonly (readonly [ground: string, text: string])[] = [
  ['sea', 'on-sea'],
  ['sea-strong', 'on-sea'],
  // Blocks over what a reviewer must not read.
  ['ink', 'paper'],
]
/** Fills without text: bars, rules, dots. */
const BARE = ['line', 'edge', 'good', 'bad', 'coral']

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(GROUNDS)('every text is readable on %s', (ground) => {
    for (const text of TEXTS) expectRatio(theme, text, ground, TEXT_RATIO)
  })

  test.each(TINTS)('its own color and running text are readable on %s', (tint) => {
    for (const text of ['ink', 'muted', tint.replace('-soft', '')])
      expectRatio(theme, text, tint, TEXT_RATIO)
  })

  test('ink is readable on each of the eight grounds of monograms', () => {
    expect(MONOGRAMS).toHaveLength(8)
    for (const ground of MONOGRAMS) expectRatio(theme, 'ink', ground, TEXT_RATIO)
  })

  test.each(FILLS)('on %s, %s is readable', (fill, text) => {
    expectRatio(theme, text, fill, TEXT_RATIO)
  })

  test.each(GROUNDS)('the edge of a control shows on %s', (ground) => {
    for (const color of ['edge', 'sea', 'bad', 'good', 'coral'])
      expectRatio(theme, color, ground, CONTROL_RATIO)
  })
})

test('classes put text on these grounds only, and in these colors only', () => {
  const classes = globSync('src/**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !/\/gql\/|\.test\./.test(file))
    .flatMap((file) => [
      ...readFileSync(join(web, file), 'utf8').matchAll(
        /(?<![\w-])(bg|text)-([a-z]+(?:-[a-z]+)?)/g,
      ),
    ])
    .filter(([, , color = '']) => tokens.has(color))
  const used = (kind: string) =>
    new Set(classes.filter(([, one]) => one === kind).map(([, , color = '']) => color))
  const fills = FILLS.map(([fill]) => fill)
  const onFills = FILLS.map(([, text]) => text)
  expect(
    [...used('bg')].filter(
      (c) => ![...GROUNDS, ...TINTS, ...MONOGRAMS, ...fills, ...BARE].includes(c),
    ),
  ).toEqual([])
  expect([...used('text')].filter((c) => ![...TEXTS, ...onFills].includes(c))).toEqual([])
})

function expectRatio(theme: Theme, front: string, ground: string, least: number) {
  const ratio = contrast(colorOf(front, theme), colorOf(ground, theme))
  expect(ratio, `${front} on ${ground}`).toBeGreaterThanOrEqual(least)
}

function colorOf(name: string, theme: Theme): string {
  const color = tokens.get(name)
  if (!color) throw new Error(`styles.css has no --color-${name}`)
  return color[theme]
}

/** WCAG 2.2's contrast ratio of two colors, #rrggbb. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
