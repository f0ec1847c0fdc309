import { useSyncExternalStore } from 'react'

type SocialLink = { name: string; url: string }

const none: readonly SocialLink[] = []
let told: readonly SocialLink[] | null = null

/** Of the page's head, where the gateway writes what its configuration says; it stays as it is. */
function fromHead(): readonly SocialLink[] {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=me]')
  return (told ??= [...links].map(({ title, href }) => ({ name: title, url: href })))
}

/** Where whoever runs this site is on other ones; nothing where that is not configured. */
export function SocialLinks() {
  const links = useSyncExternalStore(neverChanges, fromHead, () => none)
  return links.map(({ name, url }) => (
    <a
      key={url}
      href={url}
      rel="me noreferrer"
      className="inline-flex min-h-11 items-center text-sea underline underline-offset-2"
    >
      {name}
    </a>
  ))
}

const neverChanges = () => () => {}
