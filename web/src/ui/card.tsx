import type { ComponentProps } from 'react'
import { cardStyle } from './card-style.ts'

/** A piece of paper on the page, set off by a border rather than a shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cardStyle('p-card', className)} />
}
