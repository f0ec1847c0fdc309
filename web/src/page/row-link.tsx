import type { LinkProps } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { TextLink } from './links.tsx'

/**
 * The link of a `relative` row. The whole row is its target, so its words keep the leading of text, in one line or
 * two.
 */
export function RowLink({ className, ...rest }: LinkProps) {
  return (
    <TextLink
      {...rest}
      className={classNames(
        'font-semibold after:absolute after:inset-0 after:rounded focus-visible:outline-transparent focus-visible:after:outline-3 focus-visible:after:outline-sea',
        className,
      )}
    />
  )
}
