/**
 * Claims that were once planned for pages and that nobody could show to be true: figures without data behind them,
 * promises of time and of money. No page may make one.
 */
const sentences = [
  '50+ Top',
  '50+ factors',
  '127 applications',
  '100% of your donation',
  'within 24 hours',
  '24/7',
  'daily updates',
  'updated daily',
  'verified regularly',
  'regularly verified',
  'Starting at $1,000',
  '30-90 seconds',
  '30–90 seconds',
  '30 to 90 seconds',
] as const

/** Rounded figures. In a script `400+n` is a sum, so a figure counts only where text begins and ends around it. */
const figures = [
  '50+',
  '150+',
  '177+',
  '200+',
  '270+',
  '400+',
  '500+',
  '1,000+',
  '1000+',
  '1,200+',
]
const largeFigures = ['5,000+', '5000+', '25K+', '25,000+']

const edge = String.raw`["'\`<>\s()]`
const patterns = [
  ...sentences.map((text) => ({ text, pattern: new RegExp(escaped(text), 'i') })),
  ...[...figures, ...largeFigures].map((text) => ({
    text,
    pattern: new RegExp(`(?:^|${edge})${escaped(text)}(?:${edge}|$)`, 'i'),
  })),
]

/** The claims that a text makes, each with its surrounding text. */
export function claimsIn(text: string): string[] {
  return patterns.flatMap(({ text: claim, pattern }) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [`${claim}: …${text.slice(Math.max(0, at - 40), at + 60)}…`]
  })
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
