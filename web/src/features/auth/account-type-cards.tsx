import { Check } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { paths, type AuthView } from '#paths'
import { accountTypes, accountTypeSlugs, type AccountTypeSlug } from './account-types.ts'
import { authMessages as text } from './auth-messages.ts'

type AccountTypeCardsProps = { view?: AuthView; returnTo: string | undefined }

/** Choosing a type opens its form; on the way back, the chosen type is marked. */
export function AccountTypeCards({ view, returnTo }: AccountTypeCardsProps) {
  const { state } = useLocation()
  const selected: unknown = (state as { selected?: unknown } | null)?.selected
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      {accountTypeSlugs.map((slug) => (
        <li key={slug}>
          <AccountTypeCard
            slug={slug}
            to={paths.login(slug, { view, returnTo })}
            isSelected={selected === slug}
          />
        </li>
      ))}
    </ul>
  )
}

type CardProps = { slug: AccountTypeSlug; to: string; isSelected: boolean }

function AccountTypeCard({ slug, to, isSelected }: CardProps) {
  const { name, description, bullets, Icon, color } = accountTypes[slug]
  return (
    <Link
      to={to}
      aria-current={isSelected || undefined}
      className={classNames(
        'flex h-full flex-col gap-3 rounded border border-t-4 border-edge bg-surface p-5 hover:border-sea aria-[current]:bg-sea-soft aria-[current]:ring-2 aria-[current]:ring-sea',
        color,
      )}
    >
      <span className="flex items-center gap-3 text-xl font-semibold">
        <Icon aria-hidden="true" size={28} className="shrink-0 text-sea" />
        {name}
      </span>
      <span>{description}</span>
      <ul className="flex flex-col gap-2 text-muted">
        {bullets.map((bullet) => (
          <li key={bullet} className="flex items-start gap-2">
            <Check aria-hidden="true" size={16} className="mt-1 shrink-0" />
            {bullet}
          </li>
        ))}
      </ul>
      <span className="mt-auto pt-2 font-semibold text-sea underline underline-offset-2">
        {text.choose(name)}
      </span>
    </Link>
  )
}
