import { useSyncExternalStore } from 'react'

type SocialLink = { name: string; url: string }

const none: readonly SocialLink[] = []
let told: readonly SocialLink[] | null = null

/** Reads the page's head, where the gateway writes its configured links; they do not change. */
function fromHead(): readonly SocialLink[] {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=me]')
  return (told ??= [...links].map(({ title, href }) => ({ name: title, url: href })))
}

/** Links to the profiles that the site's operator has elsewhere; nothing where none are configured. */
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
