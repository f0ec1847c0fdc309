/** Labelled demo accounts and records, made through the public API. */

export type DemoSite = {
  readonly url: string
  readonly admin: { readonly email: string; readonly password: string }
  say(text: string): void
}

export async function loadDemo(_site: DemoSite): Promise<void> {}
