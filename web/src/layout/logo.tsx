import { Link } from 'react-router'
import { paths } from '#paths'

/** The name with its mark; leads home. */
export function Logo() {
  return (
    <Link
      to={paths.home()}
      className="inline-flex min-h-11 items-center gap-2 text-xl font-bold"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        className="size-8 rounded bg-sea text-on-sea"
      >
        <g
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M6 21c3.3-3 6.7-3 10 0s6.7 3 10 0" />
          <path d="M16 7v11M16 8l6 4-6 3" />
        </g>
      </svg>
      Landfall
    </Link>
  )
}
