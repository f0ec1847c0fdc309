/** A platform with two processes of everything: its gateways, and people at both. */
import { eventually } from '@landfall/kit/testing/eventually'
import { site } from './config.ts'
import { type Client, createClient } from './rest.ts'

/** The addresses of both gateways. */
export const gateways: readonly string[] = [site.url, site.second ?? '']

/** The second gateway's address; tests that need it run only where there is one. */
export const secondUrl = site.second ?? ''

/** The same browser at the second gateway: the cookies that one gateway sets go to the other, too. */
export function atSecond({ jar }: Client): Client {
  return createClient(secondUrl, jar)
}

/** Waits until all parts behind both gateways answer. */
export async function bothAreUp(): Promise<void> {
  for (const url of gateways) {
    await eventually(async () => {
      const { text } = await createClient(url).get('/readyz')
      return text.includes('"ready":true,"degraded":false')
    })
  }
}
