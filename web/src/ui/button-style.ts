import { classNames } from './class-names.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'large'

const base =
  'inline-flex items-center justify-center gap-2 rounded border font-semibold text-center no-underline transition-colors aria-disabled:opacity-60 aria-disabled:cursor-not-allowed disabled:opacity-60 disabled:cursor-not-allowed forced-colors:border-current'
const kinds: Record<ButtonKind, string> = {
  primary: 'border-sea bg-sea text-on-sea hover:border-sea-strong hover:bg-sea-strong',
  secondary: 'border-edge bg-surface text-ink hover:border-sea hover:text-sea',
  quiet: 'border-transparent bg-transparent text-sea hover:bg-sea-soft',
  danger: 'border-bad bg-surface text-bad hover:bg-bad-soft',
}
const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-inset py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
}

/** Pulls a quiet button out by its padding, so that its label lines up with the text above it. */
export const FLUSH = '-ms-inset'

/** The look of a button, also for a link that does a button's job. */
export function buttonStyle(kind: ButtonKind, size: ButtonSize, extra?: string): string {
  return classNames(base, kinds[kind], sizes[size], extra)
}
