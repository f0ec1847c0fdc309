import { useNavigate } from 'react-router'
import { TextLink } from '#page/links.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { paths } from '#paths'
import { layoutMessages } from './layout-messages.ts'
import { Logo } from './logo.tsx'
import { legalLinks, quickLinks, supportLinks, type NavigationLink } from './navigation.ts'
import { SocialLinks } from './social-links.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const year = new Date().getFullYear()

export function Footer() {
  return (
    // Hidden while the page loads, because its place is not known before: it appears then, instead of jumping.
    <footer className="peer-has-[.appear-late,.animate-pulse]:invisible border-t border-line bg-sunken print:hidden">
      <div className="mx-auto max-w-page p-4">
        <Logo />
        <p className="text-muted">{layoutMessages.tagline}</p>
        {/* Closed on a phone, where the page comes first; works without a script. */}
        <details className="fold">
          <summary className="py-2.5 font-semibold">More links</summary>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-4 sm:mt-4">
            <FooterLinks title="Quick Links" links={quickLinks} />
            <FooterLinks title="Support & Resources" links={supportLinks} />
            <FooterLinks title="Legal" links={legalLinks} />
            <NewsletterBox />
          </div>
        </details>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 p-4 text-sm text-muted">
          <p className="max-w-prose">{layoutMessages.notAffiliated}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <SocialLinks />
            <ThemeChoice />
            <span>{layoutMessages.language}</span>
            {/* A page that was rendered ahead has the year of that day. */}
            <span suppressHydrationWarning>{layoutMessages.copyright(year)}</span>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Hands the address to the newsletter's page, which sends it, so that the first page stays light. */
function NewsletterBox() {
  const navigate = useNavigate()
  return (
    <form
      className="col-span-full flex flex-wrap items-end gap-2 lg:col-span-1"
      onSubmit={(event) => {
        event.preventDefault()
        const email = new FormData(event.currentTarget).get('email')
        void navigate(paths.newsletter(), { state: { email } })
      }}
    >
      <label className="min-w-0 grow">
        <span className="font-semibold">{layoutMessages.newsletter}</span>
        <input
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={layoutMessages.yourEmail}
          className="mt-1 min-h-11 w-full rounded border border-edge bg-surface px-3"
        />
      </label>
      <button type="submit" className={buttonStyle('secondary', 'normal')}>
        {layoutMessages.subscribe}
      </button>
    </form>
  )
}

function FooterLinks({
  title,
  links,
}: {
  title: string
  links: readonly NavigationLink[]
}) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-1">
        {links.map((link) => (
          <li key={link.to}>
            <TextLink to={link.to} className="inline-flex min-h-11 items-center">
              {link.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
