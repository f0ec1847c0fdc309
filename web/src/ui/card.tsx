import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A piece of paper on the page: a border before a shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('rounded border border-line bg-surface p-card', className)}
    />
  )
}
