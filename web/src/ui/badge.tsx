import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** By role: amber for dates, good and bad for verdicts, warn for what is still open, coral for progress. */
export type Tone = 'neutral' | 'sea' | 'amber' | 'good' | 'warn' | 'bad' | 'coral'

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  sea: 'bg-sea-soft text-sea',
  amber: 'bg-amber-soft text-amber',
  good: 'bg-good-soft text-good',
  warn: 'bg-surface text-ink inset-ring inset-ring-edge',
  bad: 'bg-bad-soft text-bad',
  coral: 'bg-coral-soft text-coral',
}

type BadgeProps = {
  tone?: Tone
  /** Good, warn and bad badges need one: color alone says nothing to many people. */
  icon?: ReactNode
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded px-2 py-0.5 text-sm font-semibold forced-colors:border',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
